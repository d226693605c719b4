/** Rules of packages/ui that oxlint does not have. */

interface Node {
  readonly type: string;
  readonly name?: string | Node;
  readonly directive?: string;
  readonly body?: readonly Node[];
  readonly callee?: Node;
  readonly property?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly parent?: Node;
}

interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const needsClient = /^(?:use(?!Id|Memo|Callback)[A-Z]\w*|createContext)$/;
const nameOf = (node: Node | undefined) => (typeof node?.name === 'string' ? node.name : '');

/** A bundler for React's server components sends a module to the browser only because of this directive. */
const clientDirective = {
  create(context: Context) {
    let isClient = false;
    const check = (node: Node, reason: string) => {
      if (!isClient) context.report({ node, message: `A module with ${reason} starts with 'use client'.` });
    };
    return {
      Program({ body = [] }: Node) {
        isClient = body[0]?.directive === 'use client';
      },
      CallExpression(node: Node) {
        const called = nameOf(node.callee?.property) || nameOf(node.callee);
        if (needsClient.test(called)) check(node, called);
      },
      JSXAttribute(node: Node) {
        const name = typeof node.name === 'object' ? nameOf(node.name) : '';
        if (/^on[A-Z]/.test(name) && node.value?.type === 'JSXExpressionContainer') check(node, name);
      },
    };
  },
};

const functions = ['ArrowFunctionExpression', 'FunctionExpression'];

/** Guides, play functions and demo components belong in *.guide.ts, *.play.ts and *.fixtures.tsx. */
const listOfStates = {
  create(context: Context) {
    const elsewhere = (node: Node, what: string) =>
      context.report({
        node,
        message: `A file of stories is a list of states: ${what} has a file of its own.`,
      });
    return {
      Property(node: Node) {
        if (nameOf(node.key) === 'guide' && node.value?.type === 'ObjectExpression')
          elsewhere(node, 'a guide');
        if (nameOf(node.key) === 'play' && functions.includes(node.value?.type ?? ''))
          elsewhere(node, 'a play function');
      },
      FunctionDeclaration(node: Node) {
        if (node.parent?.type === 'Program') elsewhere(node, 'a demo component');
      },
    };
  },
};

export default {
  meta: { name: 'design-system' },
  rules: { 'client-directive': clientDirective, 'list-of-states': listOfStates },
};
