import ts from 'typescript';
import { uiSource } from './modules.ts';

/** A type or a function that accompanies the components, as code with its comments. */
export interface Declared {
  readonly name: string;
  /** The comment of a function; types keep theirs in the code. */
  readonly comment: string;
  readonly code: string;
  /** Names without a comment: members of a type, or the function itself. */
  readonly uncommented: readonly string[];
}

const isTypeDeclaration = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const isFromUi = (node: ts.Node) => ts.sys.resolvePath(node.getSourceFile().fileName).startsWith(uiSource);

/** Message catalogues contain pages of keys, and each has a file of its own. */
const isCatalogue = (node: ts.Node) =>
  ts.sys.resolvePath(node.getSourceFile().fileName).startsWith(ts.sys.resolvePath(`${uiSource}/messages/`));

/** `name?: string | undefined;` is redundant for a reader. */
const withoutUndefined = (code: string) =>
  code.replaceAll(
    /^(\s*(?:readonly )?\w+\?: .*?) \| undefined;$/gm,
    (_, kept: string) => `${kept.replace(/: \((.*=> .*)\)$/, ': $1')};`,
  );

const lacksComment = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length === 0;

const uncommentedIn = (node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string[] => {
  const members = ts.isInterfaceDeclaration(node)
    ? node.members
    : ts.isTypeLiteralNode(node.type)
      ? node.type.members
      : [];
  return [...members].filter(lacksComment).map((member) => `${node.name.text}.${member.name?.getText()}`);
};

const codeOf = (node: ts.Node) => withoutUndefined(node.getText().replace(/^export /, ''));

/** Reads the types to which props refer, and the functions that a module exports. */
export class DeclarationReader {
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The named types of ours behind some nodes, in order of appearance; props and unions of literals are left out. */
  typesBehind(nodes: readonly ts.Node[]): Declared[] {
    const found = new Map<ts.Symbol, Declared>();
    // The tables of props show unions of literals in full, so only those inside types need a declaration.
    const visit = (node: ts.Node, isInType: boolean): void => {
      const named = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined;
      if (named) this.#declarationOf(named, found, isInType, visit);
      ts.forEachChild(node, (child) => visit(child, isInType));
    };
    for (const node of nodes) visit(node, false);
    return [...found.values()];
  }

  #declarationOf(
    named: ts.Node,
    found: Map<ts.Symbol, Declared>,
    isInType: boolean,
    visit: (node: ts.Node, isInType: boolean) => void,
  ): void {
    const symbol = this.#resolve(this.#checker.getSymbolAtLocation(named));
    const node = symbol?.declarations?.find(isTypeDeclaration);
    if (symbol === undefined || node === undefined || found.has(symbol)) return;
    if (!isFromUi(node) || isCatalogue(node) || node.name.text.endsWith('Props')) return;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    const isLiterals = type.isUnion() && type.types.every((one) => one.isLiteral());
    if (isLiterals && !isInType) return;
    const name = node.name.text;
    const code = isLiterals ? `type ${name} = ${this.#literals(type)};` : codeOf(node);
    found.set(symbol, { name, comment: '', code, uncommented: uncommentedIn(node) });
    if (!isLiterals) visit(node, true);
  }

  /** The comments of the parameters as a list; empty if there are none. */
  #parametersOf(symbol: ts.Symbol): string[] {
    const lines = symbol
      .getJsDocTags(this.#checker)
      .filter(({ name }) => name === 'param')
      .map(({ text = [] }) => {
        const name = text.find(({ kind }) => kind === 'parameterName')?.text ?? '';
        const words = ts.displayPartsToString(text).slice(name.length).replaceAll(/\s+/g, ' ').trim();
        return `- \`${name}\`: ${words}`;
      });
    return lines.length > 0 ? [lines.join('\n')] : [];
  }

  #literals(union: ts.UnionType): string {
    const flags = ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
    return union.types.map((one) => this.#checker.typeToString(one, undefined, flags)).join(' | ');
  }

  #resolve(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The functions and hooks among the exports of a module, and the nodes of their types. */
  functionsIn(exports: readonly ts.Symbol[]): { functions: Declared[]; nodes: ts.Node[] } {
    const nodes: ts.Node[] = [];
    const functions = exports
      .map((symbol) => this.#resolve(symbol))
      .flatMap((symbol): Declared[] => {
        const declaration = symbol?.valueDeclaration;
        if (symbol === undefined || declaration === undefined || !/^[a-z]/.test(symbol.name)) return [];
        const [signature] = this.#checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
        if (signature === undefined) return [];
        const node = signature.getDeclaration();
        nodes.push(...node.parameters, ...(node.type ? [node.type] : []));
        const comment = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
        return [
          {
            name: symbol.name,
            comment: [comment.replaceAll(/\s+/g, ' '), ...this.#parametersOf(symbol)].join('\n\n'),
            uncommented: comment === '' ? [symbol.name] : [],
            code: `function ${symbol.name}${this.#checker.signatureToString(signature, node, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType)};`,
          },
        ];
      });
    return { functions, nodes };
  }
}
