import { totales } from '@alerce/contract/shapes/cotizacion/cotizacion'
import { pesosDe, restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { margenDeCompensacion, minimoACompensar } from '@alerce/domain/cotizacion/compensacion'
import type { z } from 'zod'
import { ufAl } from '../core/base/parametros/read-model.ts'
import { findProspecto } from '../core/postulacion/prospecto/read-model.ts'
import { completed } from './completed.ts'
import { ifAny } from './if-any.ts'
import { type LugarDeCotizacion, llamadasDe } from './llamadas-de-cotizacion.ts'
import type { RemoteCall } from './remote-call.ts'

type Row = Readonly<Record<string, unknown>>
type Totales = z.input<ReturnType<typeof totales>>
interface DeUnProspecto extends Row {
  readonly prospectoId: number
}

const montoDe = (value: unknown): UF => uf(Number(value ?? 0))

/** UF of today, where it is loaded here; with another one the pesos would not be those of the core. */
async function ufDeHoy({ db, hoy }: RemoteCall) {
  const found = await ufAl(db, hoy)
  return found && !found.referencia ? { ...found, origen: undefined, fecha: aDDMMYYYY(found.fecha) } : null
}

type UfConocida = Awaited<ReturnType<typeof ufDeHoy>>

/** A quote with the UF of today, where its pesos were made with it. */
const conUf = (of: Row, dia: UfConocida): Row =>
  dia && pesosDe(montoDe(of.totalUF), dia.valor) === of.totalPesos ? { ...of, uf: dia } : of

/** Total of an option and its parts, from the fields of the specifications; pesos only with the UF of today. */
function conTotales(row: Row, dia: UfConocida): Row {
  const [precioCOMPOS, precioCOMNEG] = [montoDe(row.precioCompOtorga), montoDe(row.precioCompRecibe)]
  const totalUF = sumaUF(restaUF(montoDe(row.precioTotalS), precioCOMPOS), precioCOMNEG)
  return {
    ...{ totalUF, precioCOMPOS, precioCOMNEG, precioPlanUF: row.precioPlan, precioGesUF: row.precioGES },
    ...(dia ? { uf: dia, totalPesos: pesosDe(totalUF, dia.valor) } : {}),
    ...row,
  }
}

export async function opciones(reply: readonly Row[], call: RemoteCall) {
  const dia = await ufDeHoy(call)
  return reply.map((row) => conTotales(row, dia))
}

/** Name of a plan, which only the lists of plans say; '' when it is in none. */
async function nombreDelPlan({ ask }: RemoteCall, lugar: LugarDeCotizacion, prospectoId: number, planId: unknown) {
  const { mejores, planes } = llamadasDe(lugar)
  const ofrecida = (await ifAny(ask(mejores, { prospectoId })))?.find((una) => una.planCotizacionId === planId)
  if (ofrecida) return ofrecida
  const plan = (await ifAny(ask(planes, { prospectoId })))?.find((uno) => uno.planId === planId)
  return { nombrePlan: plan?.nombrePlan ?? '' }
}

/** Quote of the chosen plan, of what the core says of it; null: none is chosen. */
async function cotizacionElegida(
  call: RemoteCall,
  lugar: LugarDeCotizacion,
  prospectoId: number,
  { planCotizacionId, totalUF, totalPesos }: Row,
): Promise<Totales | null> {
  if (planCotizacionId == null) return null
  const plan = await nombreDelPlan(call, lugar, prospectoId, planCotizacionId)
  // The breakdown of an update has no call
  const suyas = lugar === 'venta' ? await ifAny(call.ask('resumenCotizacion', { prospectoId })) : null
  const dia = await ufDeHoy(call)
  const known = {
    ...(suyas ?? plan),
    ...{ nombrePlan: plan.nombrePlan, planCotizacionId, totalUF, totalPesos },
    ...('esLibreEleccion' in plan ? { esLibreEleccion: plan.esLibreEleccion } : {}),
  }
  return completed(totales(), {}, conUf(known, dia)) as Totales
}

export const seleccionado =
  (lugar: LugarDeCotizacion) =>
  async (reply: Row | null, call: RemoteCall, { prospectoId }: DeUnProspecto) =>
    reply && { cotizacion: await cotizacionElegida(call, lugar, prospectoId, reply), ...reply }

/** A stored choice is answered with its price, which the core does not send along. */
export const elegido =
  (lugar: LugarDeCotizacion) =>
  async (_reply: unknown, { ask }: RemoteCall, { prospectoId }: DeUnProspecto) =>
    (await ask(llamadasDe(lugar).seleccionado, { prospectoId }))?.cotizacion ?? {}

/** The quote, with the UF of today if it made its pesos. */
export const partes = async (reply: Row, call: RemoteCall) => conUf(reply, await ufDeHoy(call))

/** The plan summary, with the breakdown of the same quote. */
export async function resumenDelPlan(reply: Row, { ask }: RemoteCall, { prospectoId }: DeUnProspecto) {
  const suyo = await ifAny(ask('obtenerPlanSeleccionado', { prospectoId }))
  const cotizacion = suyo?.cotizacion
  return { ...cotizacion, precioPlan: cotizacion?.precioPlanUF, precioGES: cotizacion?.precioGesUF, ...reply }
}

/** 7 % and range, with the UF of today where it is known. */
export async function renta(reply: Row, call: RemoteCall) {
  const dia = await ufDeHoy(call)
  return { ...(dia ? { uf: dia } : {}), ...reply }
}

/** Which of both gives: by an amount, else by the copy, which the list of the core tells. */
async function quienOtorga({ db }: RemoteCall, afiliados: readonly Row[]): Promise<number> {
  const da = afiliados.find((uno) => Number(uno.compensacionOtorga) > 0)
  const deOtro =
    da ?? afiliados.find((uno) => afiliados.some((otro) => otro !== uno && Number(otro.compensacionRecibe) > 0))
  if (deOtro) return Number(deOtro.prospectoId)
  for (const { prospectoId } of afiliados)
    if ((await findProspecto(db, Number(prospectoId)))?.otorga === true) return Number(prospectoId)
  return Number(afiliados[0]?.prospectoId)
}

async function afiliado(call: RemoteCall, lugar: LugarDeCotizacion, row: Row, otorga: boolean) {
  const prospectoId = Number(row.prospectoId)
  const { ask, db } = call
  const suyo = await ifAny(ask(llamadasDe(lugar).seleccionado, { prospectoId }))
  const { etapa } = await ask('obtenerEtapaProspecto', { prospectoId })
  const copia = await findProspecto(db, prospectoId)
  const total = suyo?.totalUF ?? null
  const conCompensacion = (de: number) =>
    restaUF(sumaUF(uf(de), montoDe(row.compensacionOtorga)), montoDe(row.compensacionRecibe))
  return {
    ...{ otorga, etapa, nombre: copia ? `${copia.nombres} ${copia.apellidoPaterno}` : '' },
    ...{ nombrePlan: suyo?.cotizacion?.nombrePlan ?? null, totalCotizacionPactada: total },
    totalCotizacionPagar: total === null ? null : conCompensacion(total),
    ...row,
    cotizacion: suyo?.cotizacion ?? null,
  }
}

type Lado = Awaited<ReturnType<typeof afiliado>>

/** Amounts that both plans allow, as far as they are known; null: one has no plan. */
async function margenDe(call: RemoteCall, lugar: LugarDeCotizacion, dia: UfConocida, da: Lado, toma: Lado) {
  const [propio, otro] = [da.totalCotizacionPactada, toma.totalCotizacionPactada]
  if (propio === null || otro === null) return null
  const rango = await ifAny(call.ask(llamadasDe(lugar).rango, { prospectoId: Number(Reflect.get(da, 'prospectoId')) }))
  if (!dia || rango?.minimoPlan == null || rango.maximoPlan == null)
    return { minimo: minimoACompensar, maximo: uf(otro) }
  return margenDeCompensacion({
    otorga: { totalUF: uf(propio), valorUF: dia.valor },
    recibe: { totalUF: uf(otro), valorUF: dia.valor },
    rango: { minimo: rango.minimoPlan, maximo: rango.maximoPlan },
  })
}

/** Pesos to pay: those of the quote without compensation, else by the UF of today if it made them; 0: not known. */
function pesosAPagar(
  { totalCotizacionPagar, totalCotizacionPactada, totalCotizacionPactadaPesos }: Row,
  dia: UfConocida,
) {
  if (totalCotizacionPagar === totalCotizacionPactada) return totalCotizacionPactadaPesos
  const { uf: suya } = conUf({ totalUF: totalCotizacionPactada, totalPesos: totalCotizacionPactadaPesos }, dia)
  return dia && suya ? pesosDe(montoDe(totalCotizacionPagar), dia.valor) : 0
}

/** The compensation summary: who gives, both sides, the margin and the quote on screen. */
export const compensado =
  (lugar: LugarDeCotizacion) =>
  async (reply: Row, call: RemoteCall, { prospectoId }: DeUnProspecto) => {
    const filas = (Array.isArray(reply.afiliados) ? reply.afiliados : []) as readonly Row[]
    await call.know(
      'prospecto',
      filas.map((fila) => Number(fila.prospectoId)),
    )
    const quien = await quienOtorga(call, filas)
    const lados: Lado[] = []
    for (const fila of filas) lados.push(await afiliado(call, lugar, fila, Number(fila.prospectoId) === quien))
    const dia = await ufDeHoy(call)
    const [da, toma] = [lados.find(({ otorga }) => otorga), lados.find(({ otorga }) => !otorga)]
    const propio = lados.find((lado) => Number(Reflect.get(lado, 'prospectoId')) === prospectoId)
    const known = {
      nombrePlan: propio?.cotizacion?.nombrePlan,
      codigoPlan: propio?.cotizacion?.codigoPlan,
      ...{ preciobasePlanUF: reply.precioBasePlan, factorGrupoFamiliar: reply.factorFamiliar },
      ...{ precioPlanUF: reply.precioPlanComplementario, precioGesUF: reply.precioGES, CAECUF: reply.precioCAEC },
      ...{ BESUF: reply.precioBeneficioAdicional, totalUF: reply.totalCotizacionPactada },
      ...{ totalPesos: reply.totalCotizacionPactadaPesos, precioCOMPOS: reply.compensacionPositiva },
      precioCOMNEG: reply.compensacionNegativa,
    }
    return {
      ...{ prospectoId, otorga: prospectoId === quien, abierta: da?.etapa === 'resumenCotizacionCompensado' },
      vuelven: da?.etapa === 'resumenCotizacionCompensado',
      margen: da && toma ? await margenDe(call, lugar, dia, da, toma) : null,
      totalCotizacionPagarPesos: pesosAPagar(reply, dia),
      cotizacion: completed(totales(), {}, conUf(known, dia)),
      ...reply,
      afiliados: lados.map(({ cotizacion: _, ...lado }) => lado),
    }
  }

/** The amount is answered with the summary that it makes. */
export const compensar =
  (lugar: LugarDeCotizacion) =>
  async (_reply: unknown, { ask }: RemoteCall, { prospectoId }: DeUnProspecto) =>
    await ask(llamadasDe(lugar).compensado, { prospectoId })

/** Contractual data, with the totals that its paying entities share. */
export async function contractual(reply: Row, { ask }: RemoteCall, { prospectoId }: DeUnProspecto) {
  const suyas = await ifAny(ask('resumenCotizacion', { prospectoId }))
  const entidades = (Array.isArray(reply.datosEmpleador) ? reply.datosEmpleador : []) as readonly Row[]
  const repartido = entidades.reduce<UF>(
    (total, { montoDescuentoUF }) => sumaUF(total, montoDe(montoDescuentoUF)),
    uf(0),
  )
  const pactada = suyas?.totalUF ?? repartido
  return {
    totalCotizacionPactada: pactada,
    totalCotizacionPagar: suyas ? restaUF(sumaUF(uf(pactada), suyas.precioCOMPOS), suyas.precioCOMNEG) : pactada,
    ...reply,
  }
}
