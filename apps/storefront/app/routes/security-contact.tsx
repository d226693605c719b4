import { securityContact } from '../features/discovery/index.server.ts';
import { fileLoader } from '../http/index.server.ts';

export const loader = fileLoader(securityContact);
