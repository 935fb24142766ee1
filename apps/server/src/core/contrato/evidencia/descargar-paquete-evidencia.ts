import { evidenciaMessages as m } from '@alerce/contract/messages/contrato/evidencia'
import { descargarPaqueteEvidencia, ZIP } from '@alerce/contract/operations/contrato/copia-ds'
import { leerManifiesto } from '@alerce/evidencia/manifiesto'
import { armarPaquete } from '@alerce/evidencia/paquete'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { readDeclaracionClinica } from '../../declaracion/ds/read-declaracion.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { archivosDeEvidencia, findEvidencia } from './read-model.ts'

/** The pack as it was sealed: nothing of it is looked up anew but the bytes of its papers, by their digest. */
export const descargarPaqueteEvidenciaUseCase = useCase(descargarPaqueteEvidencia, async ({ identificador }, ctx) => {
  const { declaracion } = await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const evidencia = (await findEvidencia(ctx.tx, identificador)) ?? refuse(m.sinSellar)
  const { clave, firma, sello } = evidencia
  const manifiesto = ctx.vault
    .en('evidencia.manifiesto', identificador)
    .openBytes(evidencia.manifiesto)
    .toString('utf8')
  const rutas = leerManifiesto(manifiesto)?.archivos.map(({ ruta }) => ruta) ?? []
  const archivos: [string, Buffer][] = []
  for (const [i, archivoId] of (await archivosDeEvidencia(ctx.tx, identificador)).entries())
    archivos.push([rutas[i] ?? '', (await readArchivo(ctx, archivoId)).contenido])
  const contenido = armarPaquete({ manifiesto, firma: { algoritmo: 'Ed25519', clave, firma }, sello, archivos })
  return { contenido: Buffer.from(contenido), mime: ZIP, nombre: `evidencia-${declaracion.folio}.zip` }
})
