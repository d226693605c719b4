// @vitest-environment happy-dom
import './index.ts';
import { describeSetup } from './behaviour.tsx';

describeSetup();
