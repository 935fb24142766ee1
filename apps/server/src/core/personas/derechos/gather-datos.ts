import { nombreDeArchivo, nombreLimpio } from '@alerce/domain/base/archivos/nombre'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { esAdulto } from '@alerce/domain/base/persona/edad'
import { sealedColumnNames, unsealedColumns, walkOf } from '../../../platform/db/sealed/columns.ts'
import type { Vault } from '../../../platform/vault.ts'
import { huellasDe, readArchivo } from '../../base/archivos/read-model.ts'
import { sinEnlaces } from '../../base/correos/veil-enlace.ts'
import { papelesDeSalud } from '../../contrato/documentos/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { type FilaDePersona, type FilasDePersona, filasDe } from './read-model.ts'
import { withBloqueados } from './read-model-bloqueo.ts'
import { columnasSecretas } from './tablas.ts'

type Donde = Pick<Context, 'tx' | 'vault' | 'almacen' | 'hoy'>

/** File of the delivery; `ruta`: path in the folder. */
interface ArchivoDePersona {
  readonly archivoId: number
  readonly ruta: string
  readonly sha256: string
  readonly contenido: Buffer
}

type Partes = Record<string, Record<string, FilaDePersona[]>>

export interface DatosDePersona {
  /** Rows by part and table, with the names of the database. */
  readonly partes: Readonly<Partes>
  readonly archivos: readonly ArchivoDePersona[]
  /** Ids of prospects whose holder is the person. */
  readonly prospectos: readonly number[]
  /** Ids of declarations with health data in the delivery: the access log records each. */
  readonly declaraciones: readonly number[]
  /** Data were left out because they are the health of another adult. */
  readonly hayReserva: boolean
}

/** Row as delivered; `null`: nothing in it is about the person. */
type Vista = (tabla: string, fila: FilaDePersona) => FilaDePersona | null

const idsEn = (filas: FilasDePersona, papel: 'titular' | 'beneficiario', tabla: string, columna: string): number[] => [
  ...new Set((filas.get(papel)?.get(tabla) ?? []).map((fila) => Number(fila[columna]))),
]

const sinReservadas = (fila: FilaDePersona, columnas: readonly string[]): FilaDePersona =>
  columnas.length === 0
    ? fila
    : { ...fila, ...Object.fromEntries(columnas.map((columna) => [columna, null])), reservado: columnas }

const entera: Vista = (_tabla, fila) => fila

const nadie: ReadonlySet<unknown> = new Set()

/** Adults of each declaration other than its holder: only they may ask for their health data. */
type PersonasReservadas = ReadonlyMap<unknown, ReadonlySet<unknown>>

/** Adults other than the holder, from the rows of these declarations' persons. */
function adultosDe(personas: readonly FilaDePersona[], hoy: string): PersonasReservadas {
  const otros = personas.filter(({ tipo, fecha_nacimiento: dia }) => tipo !== 0 && esAdulto(String(dia), hoy))
  const porDeclaracion = Map.groupBy(otros, (fila) => fila.declaracion_id)
  return new Map([...porDeclaracion].map(([id, filas]) => [id, new Set(filas.map((fila) => fila.id))]))
}

interface Respuesta {
  readonly respuesta: boolean
  readonly diagnosticos: readonly { readonly personaId: number }[]
}

/**
 * Answer with only the diagnoses of the given persons. It omits «sí» or «no», which would reveal something about the
 * others.
 */
const soloLoDe = (contenido: unknown, esDe: (personaId: number) => boolean) => ({
  diagnosticos: (contenido as Respuesta).diagnosticos.filter(({ personaId }) => esDe(personaId)),
})

type Reserva = (fila: FilaDePersona, adultos: ReadonlySet<unknown>) => readonly string[]

/**
 * Columns that hold, or may hold, health data of other adults in a sale. Free text and files may speak of several
 * persons without naming them.
 */
const reservas: Readonly<Record<string, Reserva>> = {
  declaracion_persona: ({ id }, adultos) => (adultos.has(id) ? ['salud'] : []),
  adjunto: () => ['nombre', 'archivo_id'],
  evaluacion: ({ clase }) => (clase === 'medica' ? ['detalle'] : []),
  respuesta_retenida: ({ clase }) => (clase === 'medica' ? ['detalle'] : []),
  nota_caso: () => ['texto'],
  duda: () => ['texto', 'respuesta'],
  constancia_postulante: ({ que }) => [
    ...(que === 'restricciones' ? ['texto'] : []),
    ...(que === 'restricciones' || que === 'firma' ? ['archivo_id'] : []),
  ],
  documentos_reunidos: () => ['archivo_id'],
}

/** Columns of a row withheld from the holder of its sale, for the health of another adult. */
const reservadas = (tabla: string, fila: FilaDePersona, adultos: ReadonlySet<unknown>): readonly string[] =>
  adultos.size === 0 ? [] : (reservas[tabla]?.(fila, adultos) ?? [])

/**
 * Ids of the papers of these sales with health data of another adult. A sworn declaration of one person has none, and
 * the holder swore it.
 */
async function papelesAjenos({ tx }: Donde, filas: FilasDePersona, adultos: PersonasReservadas) {
  const deSalud = new Set<unknown>()
  for (const id of adultos.keys()) for (const papel of await papelesDeSalud(tx, Number(id))) deSalud.add(papel.id)
  const suyos = filas.get('titular')?.get('documento_contrato') ?? []
  return new Set(suyos.filter(({ id, persona_id: de }) => de === null && deSalud.has(id)).map(({ id }) => id))
}

/** View of a sale for its holder. `papeles`: ids of papers with health data of another adult. */
function vistaDelTitular(adultos: PersonasReservadas, papeles: ReadonlySet<unknown>): Vista {
  return (tabla, fila) => {
    const otros = adultos.get(fila.declaracion_id) ?? nadie
    if (tabla === 'respuesta_ds' && otros.size > 0)
      return { ...fila, contenido: soloLoDe(fila.contenido, (id) => !otros.has(id)), reservado: ['contenido'] }
    const esPapelAjeno =
      (tabla === 'documento_contrato' && papeles.has(fila.id)) ||
      ((tabla === 'papel_firmado' || tabla === 'copia_firmada') && papeles.has(fila.documento_id))
    return sinReservadas(fila, esPapelAjeno ? ['archivo_id'] : reservadas(tabla, fila, otros))
  }
}

/** View of another person's sale: of the answers, only those about the beneficiary. */
function vistaDelBeneficiario(propias: ReadonlySet<number>): Vista {
  return (tabla, fila) => {
    if (tabla !== 'respuesta_ds') return fila
    const contenido = soloLoDe(fila.contenido, (id) => propias.has(id))
    return contenido.diagnosticos.length === 0 ? null : { ...fila, contenido }
  }
}

const selladas = Map.groupBy(sealedColumnNames.map(walkOf), ({ table }) => table)

// Unsealed byte columns are digests of secrets.
const secretas = new Set([...columnasSecretas, ...unsealedColumns])

/** Row with its sealed columns opened, and without its secrets. */
function openRow(vault: Vault, tabla: string, fila: FilaDePersona): FilaDePersona {
  const abiertas = (selladas.get(tabla) ?? []).flatMap(({ name, keys }) => {
    const sello = fila[name]
    if (!Buffer.isBuffer(sello)) return []
    const lugar = keys.map(([llave]) => String(fila[llave]))
    return [[name, vault.en(`${tabla}.${name}` as Parameters<Vault['en']>[0], ...lugar).open<unknown>(sello)] as const]
  })
  const escrito = tabla === 'correo' ? { texto: sinEnlaces(String(fila.texto)) } : {}
  const clara = Object.entries({ ...fila, ...Object.fromEntries(abiertas), ...escrito })
  return Object.fromEntries(clara.filter(([columna]) => !secretas.has(`${tabla}.${columna}`)))
}

/** Rows as delivered, by part and table, with the ids of withheld files. */
function showRows(vault: Donde['vault'], filas: FilasDePersona, vistas: Readonly<Record<string, Vista>>) {
  const partes: Partes = {}
  const reservados: number[] = []
  for (const [papel, tablas] of filas) {
    const ver = vistas[papel] ?? entera
    const vistasDe = ([tabla, suyas]: readonly [string, readonly FilaDePersona[]]) => {
      const pares = suyas.map((fila) => ({ fila, vista: ver(tabla, openRow(vault, tabla, fila)) }))
      for (const { fila, vista } of pares)
        if (vista?.archivo_id === null && typeof fila.archivo_id === 'number') reservados.push(fila.archivo_id)
      return [tabla, pares.map(({ vista }) => vista).filter((vista) => vista !== null)] as const
    }
    partes[papel] = Object.fromEntries([...tablas].map(vistasDe).filter(([, suyas]) => suyas.length > 0))
  }
  return { partes, reservados }
}

const conSuTabla = (partes: Partes) =>
  Object.values(partes).flatMap((tablas) =>
    Object.entries(tablas).flatMap(([tabla, filas]) => filas.map((fila) => ({ tabla, fila }))),
  )

/** Names of the files in these rows, by id. */
function archivosNombrados(partes: Partes): Map<number, string> {
  const nombres = new Map<number, string>()
  for (const { tabla, fila } of conSuTabla(partes)) {
    const { archivo_id: id, nombre } = fila
    if (typeof id === 'number' && !nombres.has(id)) nombres.set(id, typeof nombre === 'string' ? nombre : tabla)
  }
  return nombres
}

function nombreEnCarpeta(nombre: string, mime: string): string {
  const tipo = tiposDeArchivo.find((uno) => uno === mime)
  return tipo ? nombreDeArchivo(nombre, tipo) : nombreLimpio(nombre)
}

/** Files of these rows, except those with the same bytes as a withheld one, which a letter may have carried. */
async function readArchivos(donde: Donde, partes: Partes, reservados: readonly number[]): Promise<ArchivoDePersona[]> {
  const calladas = new Set((await huellasDe(donde.tx, reservados)).values())
  const nombres = archivosNombrados(partes)
  const huellas = await huellasDe(donde.tx, [...nombres.keys()])
  const archivos: ArchivoDePersona[] = []
  for (const [archivoId, nombre] of nombres) {
    const sha256 = huellas.get(archivoId) ?? ''
    if (calladas.has(sha256)) continue
    const { contenido, mime } = await readArchivo(donde, archivoId)
    const numero = String(archivos.length + 1).padStart(3, '0')
    archivos.push({ archivoId, ruta: `archivos/${numero}-${nombreEnCarpeta(nombre, mime)}`, sha256, contenido })
  }
  return archivos
}

/** All stored data that the person with that document may see, with its files. */
export async function gatherDatos(donde: Donde, documento: DocumentoDePersona): Promise<DatosDePersona> {
  const filas = await filasDe(donde.tx, await withBloqueados(donde, documento))
  const adultos = adultosDe(filas.get('titular')?.get('declaracion_persona') ?? [], donde.hoy)
  const propias = idsEn(filas, 'beneficiario', 'declaracion_persona', 'id')
  const { partes, reservados } = showRows(donde.vault, filas, {
    titular: vistaDelTitular(adultos, await papelesAjenos(donde, filas, adultos)),
    beneficiario: vistaDelBeneficiario(new Set(propias)),
  })
  return {
    partes,
    archivos: await readArchivos(donde, partes, reservados),
    prospectos: idsEn(filas, 'titular', 'prospecto', 'id'),
    declaraciones: [
      ...idsEn(filas, 'titular', 'declaracion', 'id'),
      ...idsEn(filas, 'beneficiario', 'declaracion_persona', 'declaracion_id'),
    ],
    hayReserva: adultos.size > 0,
  }
}
