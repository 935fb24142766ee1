import { ColumnNames } from '../names.ts'
import { scalars } from '../scalars.ts'
import type { Column } from './columns.ts'
import { contexts } from './contexts.ts'

/** Files of table types, by name without extension. */
type Files = Readonly<Record<string, string>>

const names = new ColumnNames()
const nameOf = (name: string): string => names.camelCase(name)
/** Interface of all tables of a context. */
const tablesOf = (context: string): string => `${context[0]?.toUpperCase()}${context.slice(1)}Tables`
const interfaceOf = (table: string): string => `${table[0]?.toUpperCase()}${nameOf(table).slice(1)}Table`

/** A type and the module that exports it. */
interface Named {
  readonly type: string
  readonly from: string
}

const etapaDS: Named = { type: 'EtapaDS', from: '@alerce/domain/declaracion/etapas' }
const resultadoDS: Named = { type: 'ResultadoDS', from: '@alerce/domain/declaracion/evaluacion' }
const pesos: Named = { type: 'Pesos', from: '@alerce/domain/base/dinero/tipos' }
const relacion: Named = { type: 'Relacion', from: '@alerce/domain/postulacion/beneficiarios' }

/**
 * Columns with a narrower type than in the database and without a CHECK list; for an array, the type of its elements.
 */
const narrowed: Readonly<Record<string, Named>> = {
  'carga_catalogo.tabla': { type: 'NombreDeTabla', from: '@alerce/contract/fichas/cotizacion/tablas' },
  'carga_del_nucleo.renta_promedio': pesos,
  'certificado.renta_promedio': pesos,
  'cotizacion.total_pesos': pesos,
  'declaracion.renta_promedio': pesos,
  'empleador.renta': pesos,
  'preferencia.monto_adicional_max': pesos,
  'rango_pactado.maximo': pesos,
  'rango_pactado.minimo': pesos,
  'renta_aprobada.renta': pesos,
  'respuesta_retenida.fuera': { type: 'PersonasDeLaDS', from: '@alerce/domain/declaracion/respuesta' },
  'renta_aprobada.rentas': { type: 'RentaDeEmpleador[]', from: '@alerce/domain/postulacion/rentas' },
  'respuesta_retenida.renta_promedio': pesos,
  'declaracion.etapa': etapaDS,
  'disponibilidad.semana': { type: 'HorarioDeAtencion', from: '@alerce/domain/agenda/disponibilidad' },
  'declaracion.resultado': resultadoDS,
  'documento_contrato.tipo': { type: 'TipoDeDocumento', from: '@alerce/domain/contrato/documentos' },
  'entrega.datos': { type: 'DatosDeSuceso', from: '@alerce/contract/catalogos/base/sucesos' },
  'entrega.suceso': { type: 'TipoDeSuceso', from: '@alerce/contract/catalogos/base/sucesos' },
  'evaluacion.resultado': resultadoDS,
  'respuesta_retenida.resultado': resultadoDS,
  'importacion_fila.datos': { type: 'FilaDePlanilla', from: '@alerce/contract/fichas/postulacion/planilla' },
  'importacion_fila.mensajes': { type: 'FieldError[]', from: '@alerce/contract/forms/rules' },
  'pagina_reserva.modalidades': { type: 'Modalidad', from: '@alerce/domain/agenda/reserva' },
  'prospecto.estado': { type: 'EstadoProspecto', from: '@alerce/domain/postulacion/estado' },
  'prospecto.etapa': { type: 'EtapaProspecto', from: '@alerce/domain/postulacion/etapas' },
  'suscripcion.sucesos': { type: 'SucesoElegible', from: '@alerce/contract/catalogos/base/sucesos' },
  'vista.estado': { type: 'EstadoDeFiltro', from: '@alerce/domain/cartera/vista' },
  'vista.tipo_prospecto': { type: 'TipoProspecto', from: '@alerce/domain/postulacion/tipos' },
  'beneficiario.relacion': relacion,
  'rechazo_autenticacion.etapa_anterior': etapaDS,
  'texto.clase': { type: 'ClaseTexto', from: '@alerce/domain/base/textos/clases' },
  'usuario.roles': { type: 'Role', from: '@alerce/contract/operation' },
}

/** Type of one value of a column, without null and default. */
function oneOf({ table, name, type, values }: Column): string {
  const told = narrowed[`${table}.${name}`]?.type ?? values?.join(' | ')
  if (type === 'jsonb') return told ? `Json<${told}>` : 'Json'
  const scalar = told ?? scalars[type]?.type
  if (!scalar) throw new Error(`${table}.${name}: say in platform/db/scalars.ts what ${type} is in the code`)
  return scalar
}

/** Type of a numeric column: Numeric already has separate types to read and to write, so a default goes within it. */
function numericOf({ filled, nullable }: Column, value: string): string {
  const type = filled === 'never' ? value : `${value}<undefined>`
  return nullable ? `${type} | null` : type
}

function typeOf(column: Column): string {
  const value = oneOf(column)
  if (column.type === 'jsonb') return value
  if (column.type === 'numeric') return numericOf(column, value)
  const many = column.array ? `${value.includes(' ') ? `(${value})` : value}[]` : value
  const read = column.nullable ? `${many} | null` : many
  if (column.filled === 'never') return read
  return column.filled === 'always' ? `GeneratedAlways<${read}>` : `Generated<${read}>`
}

function interfaceFor(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `  ${nameOf(column.name)}: ${typeOf(column)}\n`)
  return `export interface ${interfaceOf(table)} {\n${lines.join('')}}\n`
}

const named = (modules: Map<string, Set<string>>): string[] =>
  [...modules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, types]) => `import type { ${[...types].toSorted().join(', ')} } from '${from}'\n`)

/** Imports of a file with these interfaces. */
function importsFor(columns: readonly Column[], body: string): string {
  const modules = new Map<string, Set<string>>()
  const add = (from: string, type: string) => modules.set(from, (modules.get(from) ?? new Set()).add(type))
  for (const { table, name } of columns) {
    const told = narrowed[`${table}.${name}`]
    if (told) add(told.from, told.type.match(/[A-Z]\w*/)?.[0] ?? '')
  }
  for (const type of ['Generated', 'GeneratedAlways']) if (body.includes(`${type}<`)) add('kysely', type)
  const own = ['Json', 'Numeric'].filter((type) => new RegExp(`: ${type}\\b`).test(body))
  const imports = [
    ...named(modules),
    ...own.map((type) => `import type { ${type} } from './${type.toLowerCase()}.ts'\n`),
  ].join('')
  return imports === '' ? '' : `${imports}\n`
}

const head = '// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.\n\n'

function fileOf(context: string, tables: Map<string, Column[]>): string {
  const own = (contexts[context] ?? []).map((table) => ({ table, columns: tables.get(table) ?? [] }))
  const keys = own.map(({ table }) => `  ${nameOf(table)}: ${interfaceOf(table)}\n`).join('')
  const byName = `/** Its tables by their names. */\nexport interface ${tablesOf(context)} {\n${keys}}\n`
  const body = [...own.map(({ table, columns }) => interfaceFor(table, columns)), byName].join('\n')
  return `${head}${importsFor(
    own.flatMap(({ columns }) => columns),
    body,
  )}${body}`
}

function databaseOf(): string {
  const all = Object.keys(contexts)
  const imports = all.map((context) => `import type { ${tablesOf(context)} } from './${context}.ts'\n`)
  const list = all.map((context) => `    ${tablesOf(context)}`).join(',\n')
  return `${head}${imports.join('')}\n/** Every table by its name. */\nexport interface Database\n  extends ${list.trimStart()} {}\n`
}

/** Tables and columns named in platform/db/schema but missing in the schema, and the reverse. */
function problemsOf(tables: Map<string, Column[]>): string[] {
  const placed = Object.values(contexts).flat()
  const columns = new Set([...tables.values()].flat().map(({ table, name }) => `${table}.${name}`))
  return [
    ...[...tables.keys()].filter((table) => !placed.includes(table)).map((table) => `${table} is in no context`),
    ...placed.filter((table) => !tables.has(table)).map((table) => `there is no table ${table}`),
    ...Object.keys(narrowed)
      .filter((column) => !columns.has(column))
      .map((column) => `there is no column ${column}`),
  ]
}

/** Prints the types of the tables with these columns. */
export function printTables(columns: readonly Column[]): Files {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const problems = problemsOf(tables)
  if (problems.length > 0) throw new Error(`platform/db/schema: ${problems.join('; ')}`)
  const files = Object.keys(contexts).map((context): [string, string] => [context, fileOf(context, tables)])
  return { ...Object.fromEntries(files), database: databaseOf() }
}
