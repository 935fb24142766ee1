import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { addressOf } from '@alerce/contract/screens'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { admiteOtroCobro, claveDeCobro, proximaConsulta, venceElCobro } from '@alerce/domain/contrato/cobro'
import type { Db } from '../../../platform/db/database.ts'
import type { CobroAbierto } from '../../../platform/outside/pasarela/pasarela.ts'
import { ufAl } from '../../base/parametros/read-model.ts'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { hechosDelMandato } from '../mandatos/save-mandato.ts'
import { openAt } from './open-pago.ts'
import { type Cobro, type ConsentimientoEnEspera, cobrosDe } from './read-model.ts'
import { insertCobro, markAbierto } from './repository.ts'

/** The last charge of a mandate, or null. */
export const ultimoMandato = async (tx: Db, declaracionId: number): Promise<Cobro | null> =>
  (await cobrosDe(tx, declaracionId)).find(({ clase }) => clase === 'mandato') ?? null

/** True while a consent waits for the provider. */
export const esperaMandato = (cobro: Cobro | null, ahora: string): cobro is Cobro =>
  cobro !== null &&
  cobro.consentimiento !== null &&
  (cobro.estado === 'porAbrir' || cobro.estado === 'espera') &&
  cobro.vence > ahora &&
  !admiteOtroCobro(cobro, ahora)

/** Keeps a consent until the provider confirms it, as a charge that is opened next. Given twice it is one. */
export async function holdConsentimiento(
  { tx, ahora, hoy }: Context,
  { id: declaracionId, folio }: Declaracion,
  { consentimiento, foto }: Pick<Cotizacion, 'foto'> & { readonly consentimiento: ConsentimientoEnEspera },
): Promise<void> {
  const ultimo = await ultimoMandato(tx, declaracionId)
  if (esperaMandato(ultimo, ahora) && ultimo.consentimiento?.version === consentimiento.version) return
  const { valor } = (await ufAl(tx, hoy)) ?? refuse(m.abrirFailed)
  const suyos = (await cobrosDe(tx, declaracionId)).filter(({ clase }) => clase === 'mandato')
  await insertCobro(tx, {
    declaracionId,
    clase: 'mandato',
    empleadorId: null,
    clave: claveDeCobro(`M-${folio}`, suyos.length + 1),
    montoUF: foto.pagarUF,
    pesos: pesosDe(foto.pagarUF, valor),
    estado: 'porAbrir',
    creado: ahora,
    vence: venceElCobro(ahora),
    identidad: null,
    direccion: null,
    consultar: null,
    consentimiento,
  })
}

/** The consent that waits; refused where the sale asks for another amount by now, or has its mandate. */
async function porConfirmar(ctx: Context, de: DeclaracionDeProspecto): Promise<Cobro> {
  const cobro = await ultimoMandato(ctx.tx, de.declaracion.id)
  if (!esperaMandato(cobro, ctx.ahora)) return refuse(m.sinConsentir)
  const { enPie, yaHecho } = await hechosDelMandato(ctx, de, cobro)
  ensure(enPie && !yaHecho, m.cambio)
  return cobro
}

interface MandatoPreparado {
  readonly clave: string
  /** null: it was open already. */
  readonly abierto: CobroAbierto | null
}

/** Opens the consented mandate at the provider, before the transaction; its key was kept with the consent. */
export async function prepareMandato(
  ctx: Context,
  de: DeclaracionDeProspecto,
  volver: 'mandato' | 'postulanteDs',
): Promise<MandatoPreparado> {
  const { clave, pesos, vence, direccion } = await porConfirmar(ctx, de)
  if (direccion !== null) return { clave, abierto: null }
  const pedido = { clase: 'mandato', clave, folio: de.declaracion.folio, pesos, vence } as const
  return { clave, abierto: await openAt(ctx, pedido, addressOf('postulacion', volver)) }
}

/** Keeps where the mandate was opened, with the prospect locked; answers the page to go to. */
export async function recordMandatoAbierto(
  ctx: Context,
  de: DeclaracionDeProspecto,
  { clave, abierto }: MandatoPreparado,
): Promise<{ readonly direccion: string }> {
  const cobro = await porConfirmar(ctx, de)
  ensure(cobro.clave === clave, m.cambio)
  if (cobro.direccion !== null) return { direccion: cobro.direccion }
  if (abierto === null) return refuse(m.cambio)
  const { id: identidad, direccion } = abierto
  await markAbierto(ctx.tx, cobro.id, { identidad, direccion, consultar: proximaConsulta(0, ctx.ahora) })
  return { direccion }
}
