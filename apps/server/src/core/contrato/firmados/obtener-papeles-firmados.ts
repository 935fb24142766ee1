import { obtenerPapelesFirmados } from '@alerce/contract/operations/contrato/firmados'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { recibeFirmados } from '@alerce/domain/contrato/firmados'
import { leerDeclaracion } from '../../declaracion/declaracion/leer-declaracion.ts'
import { type Context, useCase } from '../../use-case.ts'
import { esDeSalud, PDF } from '../documentos/read-model.ts'
import { leerDetencion } from './detencion.ts'
import { firmadoEnSuTelefono } from './firmado-en-su-telefono.ts'
import { leerVentas, type VentasAFirmar } from './leer-ventas.ts'
import { type PapelPorFirmar, papelesPorFirmar, ultimoEnvio } from './read-model.ts'

function firmadoDe({ vault }: Pick<Context, 'vault'>, { nombre, tamano, firmado }: PapelPorFirmar, en: string | null) {
  if (en !== null) return { nombre, tipoMIME: PDF, tamano: tamano ?? 0, recibido: en }
  return (
    firmado && {
      nombre: vault.en('papel_firmado.nombre', firmado.id).open<string>(firmado.nombre),
      tipoMIME: firmado.mime,
      tamano: firmado.tamano,
      recibido: firmado.en,
    }
  )
}

/** `en`: when its applicant signed it on their phone, or null. */
function presentar(ctx: Pick<Context, 'vault'>, papel: PapelPorFirmar, en: string | null) {
  const { id, nombre } = papel
  return {
    imgCorrel: id,
    nombre,
    salud: esDeSalud(papel),
    firmado: firmadoDe(ctx, papel, en),
  }
}

const presentarOtro = ({ prospecto, declaracion }: NonNullable<VentasAFirmar['otra']>) => ({
  prospectoId: prospecto.id,
  nombre: nombreCompleto(prospecto),
  identificador: declaracion?.id ?? null,
})

/** What the desk found wrong the last time, until they are handed in again. */
function devolucionDe(envio: Awaited<ReturnType<typeof ultimoEnvio>>) {
  if (envio?.decision !== 'devuelto') return null
  return { motivo: envio.motivo ?? '', por: envio.resueltoPor ?? '', en: envio.resueltoEn ?? '' }
}

export const obtenerPapelesFirmadosUseCase = useCase(obtenerPapelesFirmados, async ({ identificador }, ctx) => {
  await leerDeclaracion(ctx, identificador, { tambien: ['mesa'] })
  const ventas = await leerVentas(ctx, identificador)
  const en = await firmadoEnSuTelefono(ctx, ventas.suya.declaracion)
  const papeles = await papelesPorFirmar(ctx.tx, identificador)
  const envio = await ultimoEnvio(ctx.tx, identificador)
  return {
    papeles: papeles.map((papel) => presentar(ctx, papel, en)),
    recibe: recibeFirmados(ventas.suya.declaracion),
    detencion: await leerDetencion(ctx, ventas),
    enviado: envio?.enviadoEn ?? null,
    devolucion: devolucionDe(envio),
    otro: ventas.otra && presentarOtro(ventas.otra),
  }
})
