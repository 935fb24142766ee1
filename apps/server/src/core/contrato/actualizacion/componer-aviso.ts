import { nombreCompleto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../papeles/marca.ts'

interface Novedades {
  /** What came in, a line for each kind of document. */
  readonly documentos: readonly string[]
  /** The name as it stands now. */
  readonly nombre: { readonly nombres: string; readonly apellidoPaterno: string; readonly apellidoMaterno: string }
  readonly nombreCorregido: boolean
}

type CartaDeActualizacion = 'documentosRecibidos' | 'nombreCorregido' | 'documentosYNombre'

function cartaDe({ documentos, nombreCorregido }: Novedades): CartaDeActualizacion {
  if (!nombreCorregido) return 'documentosRecibidos'
  return documentos.length > 0 ? 'documentosYNombre' : 'nombreCorregido'
}

/** What the applicant reads: which documents were received, and how the name stands now. */
export function componerAviso(novedades: Novedades) {
  const { documentos, nombre, nombreCorregido } = novedades
  const partes = [
    ...(documentos.length > 0
      ? [`Recibimos estos documentos de su postulación:\n\n${documentos.map((d) => `- ${d}`).join('\n')}`]
      : []),
    ...(nombreCorregido ? [`Su nombre quedó registrado así: ${nombreLegible(nombreCompleto(nombre))}.`] : []),
  ]
  return {
    carta: cartaDe(novedades),
    texto: `Hola, ${nombreLegible(nombre.nombres)}:\n\n${partes.join('\n\n')}\n\nSi algo no corresponde, responda a su asesor.\n\nIsapre ${marca.nombre}\n`,
  }
}
