import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { examine } from '../../../../lib/intake/examine.ts'
import { jpgThatFits } from '../../../../lib/intake/image.ts'

type Lista = { readonly file: File } | { readonly problem: string }

/** File ready to be sent: a photo is made smaller, or converted to JPG. */
export async function prepare(file: File): Promise<Lista> {
  try {
    const visto = await examine(file, { accepts: tiposDeArchivo })
    if ('file' in visto || visto.repair === undefined) return visto
    return { file: await jpgThatFits(file) }
  } catch {
    return { problem: archivosMessages.danado.text }
  }
}
