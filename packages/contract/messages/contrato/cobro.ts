import type { MotivoDeCobro } from '@alerce/domain/contrato/cobro'
import { message } from '../message.ts'

/** Online first payment and mandate at a provider. Ours. */
export const cobroMessages = {
  readFailed: message('cobro_no_leido', 503, 'No pudimos leer su pago. Inténtelo nuevamente.'),
  abrirFailed: message(
    'cobro_no_abierto',
    503,
    'La página de pago no respondió. Inténtelo en unos minutos; no se ha cobrado nada.',
  ),
  noSePaga: message('cobro_no_corresponde', 409, 'Este pago ya no se hace en línea. Lea su página de nuevo.'),
  cambio: message('cobro_cambio', 409, 'El pago cambió mientras lo abría. Revíselo e inténtelo de nuevo.'),
  sinConsentir: message(
    'cobro_sin_consentir',
    409,
    'Autorice antes el pago de su plan: la autorización anterior venció.',
  ),
  avisoFalso: message('cobro_aviso_falso', 401, 'El aviso no trae una firma válida y reciente.'),
  desconocido: message('cobro_desconocido', 404, 'No hay un cobro con esa referencia.'),
  consultarFailed: message(
    'cobro_no_consultado',
    503,
    'El proveedor de pagos no respondió. Inténtelo en unos minutos.',
  ),
  consultado: message('cobro_consultado', 200, 'El proveedor contestó: el estado del pago está al día.'),
} as const

/** Why a confirmed charge had no effect, in the Bitácora and in notices. */
export const dichoDelMotivo: Readonly<Record<MotivoDeCobro, string>> = {
  monto: 'llegó por otro monto',
  fuera: 'la venta ya no lo pide',
  doble: 'ya estaba hecho por otro medio',
}
