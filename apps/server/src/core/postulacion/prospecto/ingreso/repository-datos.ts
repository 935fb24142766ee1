import { isDeepStrictEqual } from 'node:util'
import type { RowOf } from '@alerce/contract/fichas/ficha'
import { rowOf } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { ProspectoTable } from '../../../../platform/db/tables/postulacion.ts'
import { actualizacionAbierta } from '../../edicion/read-model.ts'
import type { FilaGuardadaDeEmpleador } from '../read-model.ts'
import type { FormularioDeProspecto } from './formulario.ts'

/** Columns that the forms fill, all required: a missing field of the form is stored as empty. */
type DatosDeProspecto = Required<
  Omit<
    Insertable<ProspectoTable>,
    | 'asesorId'
    | 'parejaId'
    | 'otorga'
    | 'etapa'
    | 'estado'
    | 'estadoDesde'
    | 'folioDS'
    | 'gestionadoEn'
    | 'registradoEn'
    | 'version'
    | 'actualizadoPor'
    | 'actualizadoEn'
    | 'originalId'
    | 'grupoGuardado'
    | 'ingresadoPor'
    | 'vendidoPor'
    | 'titularId'
    | 'titularHasta'
    | 'recibidoDe'
    | 'recibidoEn'
    | 'bloqueado'
    | 'oposiciones'
    | 'etiquetas'
    | 'correoRebota'
  >
>

/** Stored columns of a checked form, with its search words. */
export function datosDe(form: FormularioDeProspecto) {
  const fila = rowOf(prospecto, form)
  const nombre = `${fila.nombres} ${fila.apellidoPaterno} ${fila.apellidoMaterno}`
  // the leading space lets a pattern match the beginning of any word
  return { ...fila, busqueda: ` ${textoDeBusqueda(nombre)}` } satisfies DatosDeProspecto
}

/** Employer rows: a voluntary worker has neither RUT nor income, an independent one has the applicant's own RUT. */
export function empleadoresDelFormulario(form: FormularioDeProspecto): RowOf<typeof empleador>[] {
  const { rut } = rowOf(prospecto, form)
  return form.empleadores.map((uno) => ({
    ...rowOf(empleador, uno),
    ...(uno.tipoTrabajador === 'I' ? { rut } : {}),
  }))
}

interface AltaDeProspecto {
  readonly asesorId: number
  readonly estado: ProspectoTable['estado']
  readonly por: string
  readonly en: string
  /** Original sale of a copy, whose declaration is reused. */
  readonly originalId?: number
  /** Treatments to which the person objected. */
  readonly oposiciones?: readonly string[]
  /** Absent advisor, when it is added in a covered portfolio. */
  readonly titular?: Pick<Selectable<ProspectoTable>, 'titularId' | 'titularHasta'>
}

const filaDe = (
  datos: DatosDeProspecto,
  { asesorId, estado, por, en, originalId, titular, oposiciones = [] }: AltaDeProspecto,
) => ({
  ...datos,
  oposiciones: [...oposiciones],
  originalId: originalId ?? null,
  ...titular,
  asesorId,
  estado,
  estadoDesde: en,
  registradoEn: en,
  actualizadoPor: por,
  actualizadoEn: en,
})

/** Inserts several; their ids in the same order. */
export async function insertProspectos(
  tx: Db,
  todos: readonly DatosDeProspecto[],
  alta: AltaDeProspecto,
): Promise<number[]> {
  if (todos.length === 0) return []
  const rows = await tx
    .insertInto('prospecto')
    .values(todos.map((datos) => filaDe(datos, alta)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertProspecto(tx: Db, datos: DatosDeProspecto, alta: AltaDeProspecto): Promise<number> {
  const [id] = await insertProspectos(tx, [datos], alta)
  if (id === undefined) throw new Error('no prospect was inserted')
  return id
}

interface FilaDeEmpleador extends RowOf<typeof empleador> {
  /** A certificate proves that income. */
  readonly rentaValidada?: boolean
}

type FilaConocida = Pick<FilaGuardadaDeEmpleador, 'id' | 'tipoTrabajador' | 'rut'>

/** Matches saved rows with new ones by type and RUT: rows that stay or return, in their place, and rows that go. */
export function distributeEmpleadores<
  F extends Pick<RowOf<typeof empleador>, 'tipoTrabajador' | 'rut'>,
  G extends FilaConocida,
>(guardadas: readonly G[], filas: readonly F[]) {
  const libres = [...guardadas]
  const lugares = filas.map((fila, orden) => {
    const at = libres.findIndex((l) => l.tipoTrabajador === fila.tipoTrabajador && l.rut === (fila.rut ?? null))
    const [igual = null] = at < 0 ? [] : libres.splice(at, 1)
    return { fila, orden, igual }
  })
  return { lugares, sobran: libres.map(({ id }) => id) }
}

/** Removes rows of employers; those that papers or a discard need are only marked. */
async function withdraw(tx: Db, prospectoId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const abierta = await actualizacionAbierta(tx, prospectoId)
  if (!abierta) await deleteSinPapeles(tx, ids)
  await tx.updateTable('empleador').set({ retirado: true }).where('id', 'in', ids).execute()
}

const deleteSinPapeles = (tx: Db, ids: readonly number[]) =>
  tx
    .deleteFrom('empleador')
    .where('id', 'in', ids)
    .where((e) => e.not(e.exists(e.selectFrom('entidadPagadora').whereRef('empleadorId', '=', 'empleador.id'))))
    .execute()

/**
 * Saves the employers of a prospect as a whole, in screen order. A row that stays keeps its id, and with it its data as
 * a paying entity; an unchanged row is not written.
 */
export async function saveEmpleadores(
  tx: Db,
  prospectoId: number,
  guardadas: readonly FilaGuardadaDeEmpleador[],
  filas: readonly FilaDeEmpleador[],
): Promise<void> {
  const { lugares, sobran } = distributeEmpleadores(guardadas, filas)
  await withdraw(tx, prospectoId, sobran)
  const nuevas = []
  for (const { fila, orden, igual } of lugares) {
    const row = { ...fila, prospectoId, orden, retirado: false }
    if (igual === null) nuevas.push(row)
    else if (!isDeepStrictEqual({ ...igual, ...row }, igual))
      await tx.updateTable('empleador').set(row).where('id', '=', igual.id).execute()
  }
  if (nuevas.length > 0) await tx.insertInto('empleador').values(nuevas).execute()
}
