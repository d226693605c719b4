import { createRoot } from 'react-dom/client';

export const mount = (picker) => createRoot(document.getElementById('root')).render(picker);
