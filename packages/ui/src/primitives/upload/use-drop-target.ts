'use client';
import { useState, type DragEvent } from 'react';

/** Handlers of a drop target for files, and whether files are dragged over it. */
export function useDropTarget(disabled: boolean, onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files') && !disabled;
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles(event.dataTransfer.files);
    },
  };
  return [over, handlers] as const;
}
