import type { Context } from '../../../use-case.ts'
import { leerCircular } from '../../circular/leer-circular.ts'
import { leerJuradas } from '../../juradas/leer-juradas.ts'

/** What the applicant accepts besides answering: a sworn declaration of each medical charge, the circular of a spouse. */
export async function presentarPapeles(ctx: Context, declaracionId: number) {
  const juradas = await leerJuradas(ctx, declaracionId)
  const circular = await leerCircular(ctx, declaracionId)
  return {
    juradas: juradas.map(({ carga: { id, nombre }, abierta, accepted }) => ({
      id,
      nombre,
      abierta: abierta !== null,
      aceptada: accepted,
    })),
    circular: circular && {
      version: circular.texto.version,
      titulo: circular.texto.titulo,
      cuerpo: circular.texto.cuerpo,
      esEjemplo: circular.texto.ejemplo,
      conyuge: circular.conyuge.nombre,
      aceptada: circular.firma,
    },
  }
}
