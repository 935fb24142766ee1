import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { common } from '@alerce/contract/messages/common'
import { publicarTexto } from '@alerce/contract/operations/base/textos'
import { firma } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { textoPorPublicar } from './events.ts'
import { huellaDeTexto } from './huella-de-texto.ts'
import { presentTexto } from './present-texto.ts'
import { findTexto, textoVigente, ultimaVersion } from './read-model.ts'
import { insertTexto, lockClase } from './repository.ts'

/** The next version of a text. One that says what holds that day already is none: our example is not made the operator's. */
export const publicarTextoUseCase = useCase(publicarTexto, async ({ clase, titulo, cuerpo, desde }, ctx) => {
  ensure(desde >= ctx.hoy, m.desdeAnterior, { campo: 'desde' })
  await ctx.raise(textoPorPublicar, { clase, cuerpo })
  await lockClase(ctx.tx, clase)
  const huella = huellaDeTexto({ titulo, cuerpo })
  ensure((await textoVigente(ctx.tx, clase, desde))?.huella !== huella, m.sinCambios)
  const id = await insertTexto(ctx.tx, {
    clase,
    titulo,
    cuerpo,
    huella,
    vigenteDesde: desde,
    ejemplo: false,
    version: (await ultimaVersion(ctx.tx, clase)) + 1,
    por: firma(ctx.actor),
    en: ctx.ahora,
  })
  return await presentTexto(ctx, (await findTexto(ctx.tx, id)) ?? refuse(common.notFound))
})
