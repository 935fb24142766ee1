import { RUTA_DE_AVISO, VUELTA } from '@alerce/contract/cobros'
import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { addressOf } from '@alerce/contract/screens'
import { claveDeCobro, proximaConsulta, sePagaEnLinea, venceElCobro } from '@alerce/domain/contrato/cobro'
import type { CobroAbierto, PedidoDeCobro } from '../../../platform/outside/pasarela/pasarela.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type PagoEnLinea, readPagos } from './read-pagos.ts'
import { insertCobro } from './repository.ts'

/** Opens a charge at the provider, which returns the browser to one of our pages (a path). Throws PasarelaRefused. */
export function openAt(
  { pasarela, direccion }: Pick<Context, 'pasarela' | 'direccion'>,
  pedido: Omit<PedidoDeCobro, 'volver' | 'avisar'>,
  pagina: string,
): Promise<CobroAbierto> {
  if (!pasarela.enLinea) return refuse(m.noSePaga)
  const volver = `${direccion}${pagina}?${VUELTA}`
  return pasarela.open({ ...pedido, volver, avisar: `${direccion}${RUTA_DE_AVISO}` })
}

interface PagoPreparado {
  /** Key of the charge that the provider opened; null: one that waits is gone on with. */
  readonly clave: string | null
  readonly identidad: string
  readonly direccion: string
  readonly vence: string
}

async function pagoDe(ctx: Context, de: DeclaracionDeProspecto, entidadId: number): Promise<PagoEnLinea> {
  const pago = (await readPagos(ctx, de)).find(({ entidad }) => entidad.empleadorId === entidadId)
  ensure(pago && sePagaEnLinea(pago.situacion), m.noSePaga)
  return pago
}

/** Page of a charge that waits; null: there is none. */
const enEspera = ({ situacion, ultimo }: PagoEnLinea) => (situacion === 'espera' && ultimo?.direccion) || null

const claveNueva = ({ referencia, veces }: PagoEnLinea) => claveDeCobro(referencia, veces + 1)

/**
 * Opens the payment at the provider, before the transaction. The key says payer, month, amount and try: pressed twice it
 * is one charge.
 */
export async function preparePago(
  ctx: Context,
  de: DeclaracionDeProspecto,
  { entidadId, volver }: { readonly entidadId: number; readonly volver: 'mandato' | 'postulanteDs' },
): Promise<PagoPreparado> {
  const pago = await pagoDe(ctx, de, entidadId)
  const vence = venceElCobro(ctx.ahora)
  const abierta = enEspera(pago)
  if (abierta !== null) return { clave: null, identidad: '', direccion: abierta, vence }
  const clave = claveNueva(pago)
  const pedido = { clase: 'pago', clave, folio: de.declaracion.folio, pesos: pago.pesos, vence } as const
  const { id, direccion } = await openAt(ctx, pedido, addressOf('postulacion', volver))
  return { clave, identidad: id, direccion, vence }
}

/** Keeps the opened charge, with the prospect locked; answers the page to go to. */
export async function recordPago(
  ctx: Context,
  de: DeclaracionDeProspecto,
  { entidadId, preparado }: { readonly entidadId: number; readonly preparado: PagoPreparado },
): Promise<{ readonly direccion: string }> {
  const pago = await pagoDe(ctx, de, entidadId)
  // Another tab was quicker
  const abierta = enEspera(pago)
  if (abierta !== null) return { direccion: abierta }
  const { clave, identidad, direccion, vence } = preparado
  if (clave === null || clave !== claveNueva(pago)) return refuse(m.cambio)
  await insertCobro(ctx.tx, {
    declaracionId: de.declaracion.id,
    clase: 'pago',
    empleadorId: entidadId,
    clave,
    montoUF: pago.entidad.montoUF,
    pesos: pago.pesos,
    estado: 'espera',
    creado: ctx.ahora,
    vence,
    identidad,
    direccion,
    consultar: proximaConsulta(0, ctx.ahora),
    consentimiento: null,
  })
  return { direccion }
}
