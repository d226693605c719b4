import path from 'node:path';
import ts from 'typescript';
import { DeclarationReader, type Declared } from './declarations.ts';
import { root, uiSource, type Folder } from './modules.ts';

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The default in the component's own destructuring; `undefined` if it has none. */
  readonly default: string | undefined;
  /** The comment; empty if there is none. */
  readonly comment: string;
}

export interface ComponentProps {
  /** The name in an application: `Button`, `DropdownMenu.Item`. */
  readonly name: string;
  /** The comment of the component. */
  readonly comment: string;
  readonly props: readonly Prop[];
  /** The elements or components whose other props are accepted as well: `button`. */
  readonly element: string | undefined;
  readonly takesRef: boolean;
}

/** The exports of a folder besides its components. */
export interface OtherExports {
  readonly functions: readonly Declared[];
  /** The types to which props and functions refer. */
  readonly types: readonly Declared[];
}

/** The names of elements whose interfaces have a different name. */
const elementNames: Readonly<Record<string, string>> = { anchor: 'a', olist: 'ol', ulist: 'ul', dlist: 'dl' };

/** Types with more members are shown by their name. */
const longestUnion = 14;

const partsFile = (dir: string) => path.join(dir, 'parts.tsx');

const readConfig = () => {
  const dir = path.join(root, 'packages/ui');
  const { config } = ts.readConfigFile(path.join(dir, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dir);
};

/** Reads the props of the exported components from their types. */
export class PropReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(folders: readonly Folder[]) {
    const { options } = readConfig();
    this.#program = ts.createProgram(
      folders.flatMap(({ dir }) => [path.join(dir, 'index.ts'), partsFile(dir)]),
      options,
    );
    this.#checker = this.#program.getTypeChecker();
  }

  /** The components of a folder, in the order of its index. */
  componentsOf(folder: Folder): ComponentProps[] {
    return this.#componentsIn(path.join(folder.dir, 'index.ts'));
  }

  /** The parts from which a caller composes the component; none for most folders. */
  partsOf(folder: Folder): ComponentProps[] {
    return this.#componentsIn(partsFile(folder.dir));
  }

  /** The functions of a folder, and the types of its functions and props. */
  otherExportsOf({ dir }: Folder): OtherExports {
    const reader = new DeclarationReader(this.#checker);
    const exported = this.#exportsOf(path.join(dir, 'index.ts'));
    const { functions, nodes } = reader.functionsIn(exported);
    const props = exported
      .map((symbol) => this.#resolve(symbol))
      .filter(({ name }) => /^[A-Z]/.test(name))
      .flatMap((symbol) => this.#propSymbolsOf(symbol))
      .flatMap((prop) => prop.declarations ?? []);
    return { functions, types: reader.typesBehind([...props, ...nodes]) };
  }

  #propSymbolsOf(component: ts.Symbol): ts.Symbol[] {
    const declaration = component.valueDeclaration;
    if (declaration === undefined) return [];
    const type = this.#checker.getTypeOfSymbolAtLocation(component, declaration);
    const parts = type.getProperties().filter((part) => this.#isPart(part));
    const own = type.getCallSignatures().flatMap(({ parameters: [parameter] }) => {
      if (parameter === undefined) return [];
      const props = this.#checker.getTypeOfSymbolAtLocation(parameter, declaration);
      return (props.isUnion() ? props.types : [props]).flatMap((member) => member.getProperties());
    });
    return [...own.filter(isOurs), ...parts.flatMap((part) => this.#propSymbolsOf(part))];
  }

  #exportsOf(fileName: string): ts.Symbol[] {
    const file = this.#program.getSourceFile(fileName);
    const symbol = file && this.#checker.getSymbolAtLocation(file);
    return symbol ? this.#checker.getExportsOfModule(symbol) : [];
  }

  #componentsIn(fileName: string): ComponentProps[] {
    return this.#exportsOf(fileName)
      .map((exported) => this.#resolve(exported))
      .filter(({ name }) => /^[A-Z]/.test(name))
      .flatMap((component) => this.#describe(component.name, component));
  }

  #resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** A component with its parts (`Menu`, `Menu.Item`); empty for other values and for types. */
  #describe(name: string, symbol: ts.Symbol): ComponentProps[] {
    const declaration = symbol.valueDeclaration;
    if (declaration === undefined) return [];
    const type = this.#checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const signature = type.getCallSignatures().find((one) => one.parameters.length < 3);
    const parameter = signature?.parameters[0];
    const isComponent =
      signature && /\b(?:React)?(?:Element|Node)\b/.test(this.#text(signature.getReturnType()));
    const own: ComponentProps[] = isComponent
      ? [
          {
            name,
            comment: commentOf(symbol, this.#checker),
            ...(parameter
              ? this.#propsOf(this.#checker.getTypeOfSymbolAtLocation(parameter, declaration), declaration)
              : { props: [], element: undefined, takesRef: false }),
          },
        ]
      : [];
    const parts = type
      .getProperties()
      .filter((part) => this.#isPart(part))
      .flatMap((part) => this.#describe(`${name}.${part.name}`, part));
    return [...own, ...parts];
  }

  /** `Menu.Item`: a component of ours that is a property of another. */
  readonly #isPart = ({ name, valueDeclaration }: ts.Symbol) =>
    /^[A-Z]/.test(name) && (valueDeclaration?.getSourceFile().fileName.startsWith(uiSource) ?? false);

  #propsOf(type: ts.Type, component: ts.Declaration): Pick<ComponentProps, 'props' | 'element' | 'takesRef'> {
    const defaults = defaultsIn(component);
    const names = new Map<string, ts.Symbol>();
    const members = type.isUnion() ? type.types : [type];
    for (const member of members) for (const prop of member.getProperties()) names.set(prop.name, prop);
    const props = [...names.values()].filter(isOurs).map((prop): Prop => {
      const optional = members.some((member) => {
        const found = member.getProperty(prop.name);
        return !found || Boolean(found.flags & ts.SymbolFlags.Optional);
      });
      return {
        name: prop.name,
        type: this.#typeTextIn(members, prop, component),
        required: !optional,
        default: defaults.get(prop.name),
        comment: commentOf(prop, this.#checker),
      };
    });
    return {
      props: props.toSorted((a, b) => Number(b.required) - Number(a.required)),
      element: this.#elementOf(type),
      takesRef: members.some((member) => member.getProperty('ref') !== undefined),
    };
  }

  /** The element whose props are accepted, according to the type of `onClick` or of `ref`. */
  #elementOf(type: ts.Type): string | undefined {
    const text = this.#text(type);
    const found = /HTML(?:Attributes|Props)?<HTML(\w*)Element>|RefAttributes<HTML(\w*)Element>/
      .exec(text)
      ?.slice(1)
      .find(Boolean)
      ?.toLowerCase();
    return found && (elementNames[found] ?? found);
  }

  #text(type: ts.Type): string {
    return this.#checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    );
  }

  /** The type of a prop in a union of props, which may differ from member to member: `string | readonly string[]`. */
  #typeTextIn(members: readonly ts.Type[], prop: ts.Symbol, at: ts.Node): string {
    const found = members.flatMap((member) => member.getProperty(prop.name) ?? []);
    const texts = found.map((one) => this.#typeText(one, at)).filter((text) => text !== 'undefined');
    const types = new Set(texts);
    return types.size > 1
      ? [...types].map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ')
      : (texts[0] ?? this.#typeText(prop, at));
  }

  #typeText(prop: ts.Symbol, at: ts.Node): string {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbolAtLocation(prop, at));
    const isLiterals =
      type.isUnion() && type.types.length <= longestUnion && type.types.every((one) => one.isLiteral());
    if (isLiterals) return type.types.map((one) => this.#text(one)).join(' | ');
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    const written = writtenType(prop);
    const text = written ?? this.#text(type).replaceAll(/\s+/g, ' ');
    return text.includes('ReactPortal') ? 'ReactNode' : text;
  }
}

/** The type as written in the code, which keeps names such as `ReactNode`. */
function writtenType(prop: ts.Symbol): string | undefined {
  const declaration = prop.valueDeclaration;
  if (declaration === undefined) return undefined;
  if (ts.isMethodSignature(declaration)) return undefined;
  if (!ts.isPropertySignature(declaration) || declaration.type === undefined) return undefined;
  const { type } = declaration;
  const members = ts.isUnionTypeNode(type) ? type.types : [type];
  return members
    .filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((member) =>
      member
        .getText()
        .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
        .replaceAll(/\s+/g, ' '),
    )
    .join(' | ')
    .replace(/^\((.*)\)$/, (whole, inner: string) =>
      members.length === 2 && inner.includes('=>') ? inner : whole,
    );
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) =>
    path.normalize(declaration.getSourceFile().fileName).startsWith(uiSource),
  ) ?? false;

const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

/** `{ tone = 'neutral', ...rest }` → tone: `'neutral'`. */
function defaultsIn(component: ts.Declaration): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): boolean => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      for (const { name, propertyName, initializer } of node.name.elements) {
        if (initializer) found.set((propertyName ?? name).getText(), initializer.getText());
      }
      return true;
    }
    return Boolean(ts.forEachChild(node, (child) => visit(child) || undefined));
  };
  visit(component);
  return found;
}
