import { dibujarCertificado } from '../../apps/server/src/semilla/certificados/dibujar-certificado.ts'
import { pedirCertificado } from '../../apps/server/src/semilla/certificados/pedir-certificado.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'

/** What `npm run alerce -- demo-certificado` writes, of today. */
export async function certificado(opciones: object): Promise<Buffer> {
  const pedido = pedirCertificado({ empleador: '76086428-5', ...opciones }, hoyEnSantiago(new Date().toISOString()))
  if (typeof pedido === 'string') throw new Error(pedido)
  return await dibujarCertificado(pedido)
}
