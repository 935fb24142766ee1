import { common } from '@alerce/contract/messages/common'
import { parejaMessages as m } from '@alerce/contract/messages/postulacion/pareja'
import type { Input, Reply } from '@alerce/contract/operation'
import { guardarPropsectoCompensados } from '@alerce/contract/operations/postulacion/prospecto'
import { ensure, Refusal, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { addProspecto } from '../ingreso/add-prospecto.ts'
import { traeAntecedentes } from '../ingreso/formulario.ts'
import { modifyProspecto } from '../ingreso/modify-prospecto.ts'
import { editProspecto } from '../policy.ts'
import { findProspecto, type Prospecto } from '../read-model.ts'
import { checkDos, checkLado, ventaDeLosDos } from './check-pareja.ts'
import { joinLado } from './join-pareja.ts'
import { saveVenta } from './repository-pareja.ts'

type Guardada = Omit<Reply<typeof guardarPropsectoCompensados>[number], 'otorga'>
type Lado = Input<typeof guardarPropsectoCompensados>[number]

/** Runs `perform` so that a refusal names its fields by the person's position in the list. */
async function enSuLugar<T>(lugar: number, perform: () => Promise<T>): Promise<T> {
  try {
    return await perform()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { definition, texto, data } = error
    const errores = error.errores.map(({ campo, mensaje }) => ({ campo: `${lugar}.${campo}`, mensaje }))
    throw new Refusal(definition, { texto, errores, data })
  }
}

const soloEnlace = new Set(['prospectoId', 'otorga', 'identificador', 'version', 'tipoVenta'])
const traePersona = (lado: Lado) =>
  Object.entries(lado).some(([campo, value]) => !soloEnlace.has(campo) && value !== undefined)

/**
 * Drops the type of sale when sent without other applicant data: it belongs to the pair, and would require all of them.
 */
function sinVentaSuelta<P extends Omit<Lado, 'otorga' | 'tipoPlan'>>(persona: P, hoy: string): Omit<P, 'tipoVenta'> {
  const { tipoVenta: _, ...resto } = persona
  return traeAntecedentes(resto, hoy) ? persona : resto
}

/** Adds the person, changes it, or leaves it unchanged; the pair decides its plan type, whatever is sent. */
async function savePersona(
  ctx: Context,
  { otorga: _, tipoPlan: __, ...persona }: Lado,
  tomados: readonly Prospecto[],
): Promise<Guardada> {
  const { prospectoId } = persona
  const tomado = tomados.find(({ id }) => id === prospectoId)
  if (!tomado) return await addProspecto(ctx, sinVentaSuelta(persona, ctx.hoy))
  // the version was already checked under the lock
  const { version: ___, ...cambio } = sinVentaSuelta(persona, ctx.hoy)
  if (traePersona({ ...persona, otorga: false })) await modifyProspecto(ctx, tomado, cambio)
  return { prospectoId: tomado.id }
}

/** Locks the existing rows in a fixed order, so that concurrent calls on the same people wait and do not deadlock. */
async function take(ctx: Context, lados: readonly Lado[]): Promise<readonly Prospecto[]> {
  const existentes = lados.flatMap(({ prospectoId, version }, lugar) =>
    prospectoId ? [{ prospectoId, version, lugar }] : [],
  )
  const tomados: Prospecto[] = []
  for (const { prospectoId, version, lugar } of existentes.sort((a, b) => a.prospectoId - b.prospectoId))
    tomados.push(await enSuLugar(lugar, () => editProspecto(ctx, prospectoId, version)))
  const ids = new Set(existentes.map(({ prospectoId }) => prospectoId))
  ensure(ids.size === existentes.length, m.mismaPersona, { campo: '1.prospectoId' })
  return tomados
}

/** Saves and joins a compensated pair, all or nothing (spec 1 §5, §7). */
export const guardarPropsectoCompensadosUseCase = useCase(guardarPropsectoCompensados, async (lados, ctx) => {
  const tomados = await take(ctx, lados)
  ensure(lados.filter(({ otorga }) => otorga).length === 1, m.unoOtorga, { campo: '1.otorga' })
  const guardadas: Guardada[] = []
  for (const [lugar, lado] of lados.entries())
    guardadas.push(await enSuLugar(lugar, () => savePersona(ctx, lado, tomados)))
  const [primero, segundo] = await Promise.all(
    guardadas.map(async ({ prospectoId }) => (await findProspecto(ctx.tx, prospectoId)) ?? refuse(common.notFound)),
  )
  if (!primero || !segundo) return refuse(m.dosPersonas)
  checkDos(primero, segundo)
  await enSuLugar(0, () => checkLado(ctx, primero, segundo.id))
  await enSuLugar(1, () => checkLado(ctx, segundo, primero.id))
  const [otorgaPrimero = false] = lados.map(({ otorga }) => otorga)
  await joinLado(ctx, primero.id, segundo.id, otorgaPrimero)
  await joinLado(ctx, segundo.id, primero.id, !otorgaPrimero)
  const enviadas = lados.map(({ tipoVenta }) => (tipoVenta === 'M' || tipoVenta === 'E' ? tipoVenta : null))
  const venta = ventaDeLosDos([primero.tipoVenta, segundo.tipoVenta, ...enviadas])
  if (venta !== null) await saveVenta(ctx.tx, [primero.id, segundo.id], venta)
  return guardadas.map((guardada, lugar) => ({ ...guardada, otorga: lugar === 0 ? otorgaPrimero : !otorgaPrimero }))
})
