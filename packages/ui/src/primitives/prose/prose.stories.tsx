import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <h2>Merino sweater</h2>
        <p>Knitted from one thread, so there is no seam to feel.</p>
        <ul>
          <li>Washable at 30 degrees</li>
          <li>Mended for free</li>
        </ul>
        <table>
          <tbody>
            <tr>
              <th scope="row">Material</th>
              <td>Merino wool</td>
            </tr>
            <tr>
              <th scope="row">Weight</th>
              <td>320 g</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {};
