import { obtenerPapelesFirmados } from '@alerce/contract/operations/contrato/firmados'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { recibeFirmados } from '@alerce/domain/contrato/firmados'
import type { Actor } from '../../actor.ts'
import { huellasDe, tamanosDe } from '../../base/archivos/read-model.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { type Context, useCase } from '../../use-case.ts'
import { firmadosYReemplazados, PDF } from '../documentos/read-model.ts'
import { firmadoEnSuTelefono } from './firmado-en-su-telefono.ts'
import { type PapelPorFirmar, papelesPorFirmar, ultimaDevolucion, ultimoEnvio } from './read-model.ts'
import { readDetencion, readVentas, type VentasAFirmar } from './read-ventas.ts'

const esDeMesa = (actor: Actor): boolean => actor.kind === 'persona' && actor.roles.includes('mesa')

function loRecibido({ vault }: Pick<Context, 'vault'>, { firmado }: PapelPorFirmar) {
  return (
    firmado && {
      nombre: vault.en('papel_firmado.nombre', firmado.id).open<string>(firmado.nombre),
      tipoMIME: firmado.mime,
      tamano: firmado.tamano,
      recibido: firmado.en,
      devuelto: firmado.devueltoEn !== null,
      coincide: firmado.coincide,
    }
  )
}

/** Signed files of the papers; a paper signed on a phone is the issued file itself. */
async function firmadosDe(ctx: Pick<Context, 'tx' | 'vault'>, papeles: readonly PapelPorFirmar[], en: string | null) {
  if (en === null) return papeles.map((papel) => loRecibido(ctx, papel))
  const emitidos = papeles.flatMap(({ archivoId }) => archivoId ?? [])
  const tamanos = await tamanosDe(ctx.tx, emitidos)
  return papeles.map(({ nombre, archivoId }) => {
    const tamano = tamanos.get(archivoId ?? 0) ?? 0
    return { nombre, tipoMIME: PDF, tamano, recibido: en, devuelto: false, coincide: true }
  })
}

const presentOtro = ({ prospecto, declaracion }: NonNullable<VentasAFirmar['otra']>) => ({
  prospectoId: prospecto.id,
  nombre: nombreCompleto(prospecto),
  identificador: declaracion?.id ?? null,
})

/** Signed papers replaced later, with their digest: it is kept after the file is deleted. */
async function anterioresDe(tx: Context['tx'], identificador: number) {
  const anteriores = await firmadosYReemplazados(tx, identificador)
  const huellas = await huellasDe(
    tx,
    anteriores.flatMap(({ archivoId }) => archivoId ?? []),
  )
  return anteriores.map(({ id, nombre, archivoId, firmadoEn, huella }) => ({
    imgCorrel: id,
    nombre,
    firmado: firmadoEn,
    huella: huellas.get(archivoId ?? 0) ?? huella ?? '',
  }))
}

function presentDevolucion(envio: Awaited<ReturnType<typeof ultimaDevolucion>>) {
  return envio && { motivo: envio.motivo ?? '', por: envio.resueltoPor ?? '', en: envio.resueltoEn ?? '' }
}

export const obtenerPapelesFirmadosUseCase = useCase(obtenerPapelesFirmados, async ({ identificador }, ctx) => {
  await readDeclaracion(ctx, identificador, { tambien: ['mesa'] })
  const ventas = await readVentas(ctx, identificador)
  const detencion = await readDetencion(ctx, ventas)
  const en = await firmadoEnSuTelefono(ctx, ventas.suya.declaracion)
  const papeles = await papelesPorFirmar(ctx.tx, identificador)
  const firmados = await firmadosDe(ctx, papeles, en)
  const envio = await ultimoEnvio(ctx.tx, identificador)
  const devolucion = presentDevolucion(await ultimaDevolucion(ctx.tx, identificador))
  const devueltos = envio?.decision === 'devuelto'
  return {
    papeles: papeles.map((papel, i) => ({
      imgCorrel: papel.id,
      nombre: papel.nombre,
      salud: esCopiaDeLaDS(papel),
      firmado: firmados[i] ?? null,
    })),
    abreDS: en === null && esDeMesa(ctx.actor) && (await parametrosAl(ctx.tx, ctx.hoy)).mesaVeDSFirmada,
    recibe: recibeFirmados(ventas.suya.declaracion) && detencion !== 'actualizacion',
    detencion,
    envioId: envio?.decision === null ? envio.id : null,
    enviado: envio?.enviadoEn ?? null,
    resueltoPor: envio?.decision ? envio.resueltoPor : null,
    resueltoEn: envio?.decision ? envio.resueltoEn : null,
    devolucion: devueltos ? devolucion : null,
    devolucionAnterior: devueltos ? null : devolucion,
    otro: ventas.otra && presentOtro(ventas.otra),
    anteriores: await anterioresDe(ctx.tx, identificador),
  }
})
