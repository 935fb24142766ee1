import { domicilioContractual, entidadPagadora } from '@alerce/contract/fichas/contrato/contractual'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { rowOf } from '@alerce/contract/fichas/formas'
import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import type { Db } from '../../../platform/db/database.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { EntidadDeFormulario, FormularioContractual } from './formulario.ts'
import { antecedentesDe, entidadesDe } from './read-model.ts'
import { type EntidadNueva, saveAntecedentes, saveEntidad } from './repository.ts'

type Columnas = Readonly<Record<string, unknown>>

interface ContractualesGuardados {
  readonly personal: Columnas
  /** By employer. */
  readonly entidades: ReadonlyMap<number, Columnas>
}

/** The contractual data that stand, for what a save makes of them. */
async function readGuardados(tx: Db, prospectoId: number): Promise<ContractualesGuardados> {
  const entidades = (await entidadesDe(tx, prospectoId)).map(
    ({ lugar, ...una }) => [una.empleadorId, { ...una, codigoComuna: lugar?.codigoComuna }] as const,
  )
  return { personal: { ...(await antecedentesDe(tx, prospectoId)) }, entidades: new Map(entidades) }
}

function distintos(ficha: Ficha, prefijo: string, antes: Columnas, despues: Columnas): string[] {
  const valor = (de: Columnas, columna: string) => String(de[columna] ?? '')
  return Object.entries(ficha).flatMap(([campo, { columna }]) =>
    columna === null || valor(antes, columna) === valor(despues, columna) ? [] : [`${prefijo}.${campo}`],
  )
}

/** The fields that a save changed: of the applicant's own, and of any paying entity. */
function camposCambiados(antes: ContractualesGuardados, despues: ContractualesGuardados): string[] {
  const deEntidad = [...despues.entidades].flatMap(([id, entidad]) =>
    distintos(entidadPagadora, 'entidades', antes.entidades.get(id) ?? {}, entidad),
  )
  return [...distintos(domicilioContractual, 'contractual', antes.personal, despues.personal), ...new Set(deEntidad)]
}

/** An entity as it is kept: whole, or the amount alone of who pays for oneself. No e-mail is null, not a placeholder. */
function entidadDe(form: EntidadDeFormulario, sinCorreo: string): EntidadNueva {
  const { montoDescuentoUF, ...fila } = rowOf(entidadPagadora, form)
  const conCorreo = fila.correo !== '' && fila.correo !== sinCorreo
  return {
    ...fila,
    empleadorId: form.empleador.id,
    correo: conCorreo ? fila.correo : null,
    montoDescuentoUF: textoDecimal(montoDescuentoUF),
  }
}

/** Keeps a checked form. */
async function saveFormulario(ctx: Context, prospectoId: number, form: FormularioContractual): Promise<void> {
  const { correoSinEmpleador } = await parametrosAl(ctx.tx, ctx.hoy)
  const { codigoComuna, ...resto } = rowOf(domicilioContractual, form)
  ensure(codigoComuna !== null, m.comuna)
  await saveAntecedentes(ctx.tx, { prospectoId, ...resto, codigoComuna })
  for (const entidad of form.datosEmpleador) await saveEntidad(ctx.tx, entidadDe(entidad, correoSinEmpleador))
}

/** Keeps a checked form; answers the names of the fields that it changed. */
export async function saveAndCompare(
  ctx: Context,
  prospectoId: number,
  form: FormularioContractual,
): Promise<string[]> {
  const antes = await readGuardados(ctx.tx, prospectoId)
  await saveFormulario(ctx, prospectoId, form)
  return camposCambiados(antes, await readGuardados(ctx.tx, prospectoId))
}
