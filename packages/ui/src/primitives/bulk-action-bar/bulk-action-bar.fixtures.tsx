import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { columns, orders } from '../table/table.fixtures.tsx';
import { Table } from '../table/table.tsx';
import { BulkActionBar } from './bulk-action-bar.tsx';

export function OrdersWithActions() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <div>
      <Table
        caption="Your orders"
        columns={columns}
        rows={orders}
        rowKey={({ no }) => no}
        selected={selected}
        onSelectedChange={(change) => setSelected(change.selected)}
      />
      <BulkActionBar
        label="Selected orders"
        count={selected.length}
        total={orders.length}
        onSelectAll={() => setSelected(orders.map(({ no }) => no))}
        onClear={() => setSelected([])}
      >
        <Button size="sm" tone="primary">
          Ship
        </Button>
      </BulkActionBar>
    </div>
  );
}
