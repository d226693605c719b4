import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';
import { guide } from './prose.guide.ts';

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
  parameters: { guide },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {};
export const LongText: Story = {
  args: {
    children: (
      <p>
        See
        https://example.com/a-very-long-address-without-any-break/that-goes-on/and-on/until-it-would-leave-the-page
        for the Donaudampfschifffahrtsgesellschaftskapitänsmütze.
      </p>
    ),
  },
};
export const Agreement: Story = {
  args: {
    children: (
      <>
        <h2>Terms</h2>
        <h3>1. What we promise</h3>
        <p>We deliver what you order, or pay it back.</p>
        <ol>
          <li>Within the time that was named.</li>
          <li>In the state that was shown.</li>
        </ol>
        <blockquote>“Reasonable” means what a careful neighbour would call so.</blockquote>
        <p>
          Questions go to <a href="#support">support</a>.
        </p>
      </>
    ),
  },
};
