import type { IForbiddenRuleType } from 'dependency-cruiser'
import { type ContextName, contextNames, contexts } from './contexts.ts'
import { discovered, useCaseFiles } from './use-cases.ts'

const test = '(\\.(test|spec)\\.tsx?|/testing/.*\\.tsx?)$'
const core = '^apps/server/src/core/'
const papeles = '^apps/server/src/papeles/'
const noun = (room: string): string => `${room}([^/]+/[^/]+)/`
const packageOf = (names: string): string => `node_modules/(@types/)?(${names})/`

function rule(name: string, from: IForbiddenRuleType['from'], to: object): IForbiddenRuleType {
  return { name, severity: 'error', from, to } as IForbiddenRuleType
}

const everywhere = [
  rule('not-resolved', {}, { couldNotResolve: true }),
  rule('no-cycle', {}, { circular: true }),
  rule(
    'no-orphan',
    {
      orphan: true,
      pathNot: [
        test,
        '\\.d\\.ts$',
        '\\.config\\.ts$',
        '^(tools|bench|e2e)/',
        '^apps/web/(src/entries/|navegador\\.js$)',
        ...discovered,
      ],
    },
    {},
  ),
]

/** Modules of the contract that are kept out of the browser. */
const withZod = '^packages/contract/(operations?\\.ts|operations/|shapes/)'

const packages = [
  rule(
    'domain-is-pure',
    { path: '^packages/domain/', pathNot: test },
    { pathNot: ['^packages/domain/', packageOf('(big\\.js|fflate)')] },
  ),
  rule(
    'money-is-counted-at-home',
    { path: '^(apps|packages)/', pathNot: [test, '^packages/domain/base/dinero/'] },
    { path: packageOf('big\\.js') },
  ),
  rule(
    'files-are-unpacked-at-home',
    { path: '^(apps|packages)/', pathNot: [test, '^packages/domain/base/archivos/'] },
    { path: packageOf('fflate') },
  ),
  rule(
    'contract-knows-domain-and-zod',
    { path: '^packages/contract/', pathNot: test },
    { pathNot: ['^packages/(contract|domain)/', packageOf('zod')] },
  ),
  rule(
    'client-needs-the-contract-alone',
    { path: '^packages/client/', pathNot: test },
    { pathNot: '^packages/(client|contract)/' },
  ),
  rule(
    'client-has-no-zod',
    { path: '^packages/client/', pathNot: test },
    { path: withZod, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'evidence-stands-alone',
    { path: '^packages/evidencia/', pathNot: test },
    { pathNot: ['^packages/(evidencia|domain)/', packageOf('pkijs|asn1js')] },
  ),
  rule(
    'browser-side-of-the-contract-has-no-zod',
    { path: '^packages/contract/((routes|screens)\\.ts|messages/|forms/|fichas/|catalogos/)', pathNot: test },
    {
      path: [packageOf('zod'), withZod],
      dependencyTypesNot: ['type-only'],
    },
  ),
]

const web = [
  rule('web-not-server', { path: '^apps/web/' }, { path: '^apps/server/' }),
  rule('server-not-web', { path: '^apps/server/' }, { path: '^apps/web/' }),
  rule(
    'web-has-no-zod',
    { path: '^apps/web/src/', pathNot: test },
    {
      path: [packageOf('zod'), withZod],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'feature-is-an-island',
    { path: '^apps/web/src/features/([^/]+/[^/]+)/', pathNot: test },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  rule(
    'only-entries-compose',
    { path: '^apps/web/src/(features|components|lib)/', pathNot: test },
    { path: '^apps/web/src/entries/' },
  ),
  rule(
    'shared-parts-know-no-feature',
    { path: '^apps/web/src/(components|lib|styles)/', pathNot: test },
    { path: '^apps/web/src/features/' },
  ),
  rule(
    'phone-carries-no-router',
    { path: '^apps/web/src/entries/postulacion(\\.tsx$|/)', pathNot: test },
    { path: packageOf('react-router(-dom)?'), reachable: true },
  ),
  rule('lib-knows-no-component', { path: '^apps/web/src/lib/', pathNot: test }, { path: '^apps/web/src/components/' }),
]

const server = [
  rule(
    'noun-through-read-model-or-use-case',
    { path: `${noun(core)}`, pathNot: test },
    {
      path: `${core}[^/]+/[^/]+/`,
      pathNot: [
        `${core}$1/`,
        `${core}.+/(read-model[^/]*|events)\\.ts$`,
        ...useCaseFiles,
        `${core}postulacion/prospecto/policy\\.ts$`,
      ],
    },
  ),
  rule('core-not-gateway', { path: core, pathNot: test }, { path: '^apps/server/src/gateway/' }),
  rule(
    'gateway-through-the-port',
    { path: '^apps/server/src/gateway/', pathNot: test },
    { path: [`${core}[^/]+/`, papeles] },
  ),
  rule(
    'papers-draw-what-was-read',
    { path: papeles, pathNot: test },
    {
      path: '^apps/server/src/',
      pathNot: [papeles, `${core}[^/]+/[^/]+/read-model[^/]*\\.ts$`, '^apps/server/src/platform/pdf/'],
    },
  ),
  rule('papers-read-nothing', { path: papeles, pathNot: test }, { path: core, dependencyTypesNot: ['type-only'] }),
  rule(
    'platform-knows-no-business',
    { path: '^apps/server/src/platform/', pathNot: test },
    { path: '^apps/server/src/(core|gateway|papeles|upstream)/' },
  ),
  rule(
    'drivers-in-platform-db',
    { path: '^apps/server/src/', pathNot: [test, '^apps/server/src/platform/db/'] },
    { path: packageOf('pg|@electric-sql/[^/]+'), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'repository-knows-no-wire',
    { path: '^apps/server/src/.*/repository[^/]*\\.ts$' },
    { path: '^packages/contract/(operations\\.ts|operations/|shapes/|forms/|routes\\.ts)' },
  ),
  rule(
    'telemetry-in-one-file',
    { path: '^apps/server/src/', pathNot: [test, '^apps/server/src/platform/traces/open-traces\\.ts$'] },
    { path: packageOf('@opentelemetry/[^/]+'), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'traces-are-loaded-late',
    { path: '^apps/server/src/', pathNot: test },
    { path: '^apps/server/src/platform/traces/open-traces\\.ts$', dynamic: false },
  ),
  rule(
    'fastify-in-gateway',
    { path: '^apps/server/src/', pathNot: [test, '^apps/server/src/(gateway/|app\\.ts$)'] },
    { path: packageOf('fastify|fastify-plugin|@fastify/[^/]+'), dependencyTypesNot: ['type-only'] },
  ),
]

const rooms =
  '(?:apps/server/src/core|packages/domain|packages/contract/(?:catalogos|fichas|forms|messages|operations|shapes))'

/** Forbidden imports of each context, from the table of contexts. */
const borders = contextNames.map((name: ContextName) => {
  const allowed: readonly string[] = contexts[name]
  const closed = contextNames.filter((other) => other !== name && !allowed.includes(other))
  return rule(
    `border-of-${name}`,
    { path: `^${rooms}/${name}/`, pathNot: test },
    { path: `^${rooms}/(${closed.join('|')})/` },
  )
})

/** Import rules (architecture.md, Rules the build enforces). */
export const rules: IForbiddenRuleType[] = [...everywhere, ...packages, ...web, ...server, ...borders]
