// @vitest-environment jsdom
import './index.ts';
import { describeSetup } from './behaviour.tsx';

describeSetup();
