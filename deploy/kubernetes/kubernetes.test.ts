import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Json = Readonly<Record<string, unknown>>;

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Json;
}

interface Container {
  readonly name: string;
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: Json }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly resources?: { readonly requests?: Json; readonly limits?: Json };
  readonly securityContext?: Json;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly startupProbe?: Probe;
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
}

interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: { readonly containers: readonly Container[]; readonly securityContext?: Json };
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly literals: readonly string[] }[];
}

const here = import.meta.dirname;
const repository = path.resolve(here, '../..');
const read = (file: string) => readFileSync(path.join(here, file), 'utf8');
const folders = ['base', 'overlays/demo'] as const;
const kustomizations = folders.map((folder) => ({
  folder,
  content: parse(read(`${folder}/kustomization.yaml`)) as Kustomization,
}));

const resources = folders.flatMap((folder) =>
  readdirSync(path.join(here, folder))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(`${folder}/${file}`)))
    .map((document) => {
      if (document.errors.length > 0) throw document.errors[0];
      return document.toJS() as Resource;
    }),
);

/** The pod template of a resource, whose path depends on its kind. */
const templateOf = ({ kind, spec }: Resource): PodTemplate | undefined => {
  const owner = (kind === 'CronJob' ? (spec.jobTemplate as { spec: Json }).spec : spec) as
    | { template?: PodTemplate }
    | undefined;
  return owner?.template;
};
const workloads = resources.flatMap((resource) => {
  const template = templateOf(resource);
  return template ? [{ ...resource, template, name: resource.metadata.name }] : [];
});
const containers = workloads.flatMap(({ name, template }) =>
  template.spec.containers.map((container) => ({ ...container, workload: name })),
);

const matches = (selector: Json, labels: Json) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const podsOf = (selector: Json) =>
  workloads.filter(({ template }) => matches(selector, template.metadata.labels));

it.each(kustomizations)('$folder lists each of its files', ({ folder, content }) => {
  const files = readdirSync(path.join(here, folder)).filter((file) => file.endsWith('.yaml'));
  const listed = content.resources.filter((name) => name.endsWith('.yaml'));
  expect(['kustomization.yaml', ...listed].toSorted()).toEqual(files.toSorted());
});

it.each([
  'Deployment shop',
  'Deployment api',
  'CronJob backup',
  'HorizontalPodAutoscaler shop',
  'PodDisruptionBudget shop',
  'NetworkPolicy nothing-by-default',
])('has a %s', (name) => {
  expect(resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toContain(name);
});

describe('what refers to something finds it', () => {
  it.each(resources.filter(({ kind }) => kind === 'Service'))('Service $metadata.name', ({ spec }) => {
    const { selector, ports } = spec as { selector: Json; ports: { targetPort: string }[] };
    const [workload] = podsOf(selector);
    const names = workload?.template.spec.containers.flatMap(({ ports = [] }) =>
      ports.map(({ name }) => name),
    );
    for (const { targetPort } of ports) expect(names).toContain(targetPort);
  });

  it.each(
    resources.filter(({ kind }) => ['Deployment', 'StatefulSet', 'PodDisruptionBudget'].includes(kind)),
  )('$kind $metadata.name', ({ spec, metadata }) => {
    const { matchLabels } = spec.selector as { matchLabels: Json };
    expect(podsOf(matchLabels).map(({ name }) => name)).toEqual([metadata.name]);
  });

  it.each(resources.filter(({ kind }) => kind === 'NetworkPolicy'))(
    'NetworkPolicy $metadata.name',
    ({ spec }) => {
      const { podSelector, ingress = [] } = spec as {
        podSelector: { matchLabels?: Json };
        ingress?: { from: { podSelector?: { matchLabels: Json } }[]; ports: { port: string }[] }[];
      };
      const pods = podsOf(podSelector.matchLabels ?? {});
      expect(pods.length).toBeGreaterThan(0);
      const names = pods.flatMap(({ template }) =>
        template.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)),
      );
      for (const { from, ports } of ingress) {
        for (const { port } of ports) expect(names).toContain(port);
        const sources = from.flatMap(({ podSelector: source }) => (source ? [source.matchLabels] : []));
        for (const labels of sources) expect(podsOf(labels)).toHaveLength(1);
      }
    },
  );

  it.each(containers)('container $workload', (container) => {
    const ports = container.ports?.map(({ name }) => name) ?? [];
    const probes = [container.livenessProbe, container.readinessProbe, container.startupProbe].flatMap(
      (probe) => (probe?.httpGet ? [probe.httpGet] : []),
    );
    for (const { path: address, port } of probes) {
      expect(ports).toContain(port);
      expect(['/healthz', '/readyz']).toContain(address);
    }
    const generated = kustomizations.flatMap(({ content }) => content.configMapGenerator ?? []);
    for (const { configMapRef } of container.envFrom ?? [])
      expect(generated.map(({ name }) => name)).toContain(configMapRef.name);
  });
});

describe('settings', () => {
  /** The variables of a table in Markdown. */
  const documented = (file: string) =>
    new Set(
      [...readFileSync(path.join(repository, file), 'utf8').matchAll(/^\| (`[A-Z][^|]*)\|/gm)].flatMap(
        ([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z_]+)/g)].map(([, name]) => name),
      ),
    );
  const known = {
    shop: documented('docs/deploy.md'),
    api: documented('apps/sandbox-api/README.md'),
  };

  it.each(['shop', 'api'] as const)('of %s are documented', (name) => {
    const literals = kustomizations
      .flatMap(({ content }) => content.configMapGenerator ?? [])
      .filter((map) => map.name === name)
      .flatMap((map) => map.literals.map((literal) => literal.split('=')[0]));
    const own = containers.filter(({ workload }) => workload === name).flatMap(({ env = [] }) => env);
    const all = [...literals, ...own.map((variable) => variable.name)];
    expect(all.length).toBeGreaterThan(4);
    expect(all.filter((variable) => !known[name].has(variable))).toEqual([]);
  });

  it('that are secret come from a secret', () => {
    const secret = /SECRET|PASSWORD|KEY|DATABASE_URL|SMTP_URL/;
    const variables = containers.flatMap(({ env = [] }) => env).filter(({ name }) => secret.test(name));
    expect(variables.length).toBeGreaterThan(5);
    for (const { name, value, valueFrom } of variables)
      expect([name, value, Object.keys(valueFrom ?? {})]).toEqual([name, undefined, ['secretKeyRef']]);
    const literals = kustomizations.flatMap(({ content }) =>
      (content.configMapGenerator ?? []).flatMap((map) => map.literals),
    );
    expect(literals.filter((literal) => secret.test(literal.split('=')[0] ?? ''))).toEqual([]);
    expect(resources.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });
});

it.each(containers)('container $workload has limits, and no more rights than it needs', (container) => {
  expect(Object.keys(container.resources?.requests ?? {})).toEqual(['cpu', 'memory']);
  expect(Object.keys(container.resources?.limits ?? {})).toEqual(['cpu', 'memory']);
  expect(container.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  const template = workloads.find(({ name }) => name === container.workload)?.template;
  expect(template?.spec.securityContext).toMatchObject({ runAsNonRoot: true });
});
