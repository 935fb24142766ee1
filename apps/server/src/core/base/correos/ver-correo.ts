import { correosMessages } from '@alerce/contract/messages/base/correos'
import { common } from '@alerce/contract/messages/common'
import { verCorreo } from '@alerce/contract/operations/base/correos'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { composeHtml } from './dibujo/compose-html.ts'
import { correo as buscarCorreo } from './read-model.ts'
import { seLee, veilEnlace } from './veil-enlace.ts'

const ENLACES = / href="[^"]*"/g

/** The links open nothing here: they are for whom the mail was written. */
export const verCorreoUseCase = useCase(verCorreo, async ({ correoId }, ctx) => {
  const correo = (await buscarCorreo(ctx, correoId)) ?? refuse(common.notFound)
  ensure(seLee(correo, ctx), correosMessages.reservado)
  const contenido = Buffer.from(composeHtml(veilEnlace(correo, ctx)).replaceAll(ENLACES, ''), 'utf8')
  return { contenido, mime: 'text/html', nombre: `correo-${correoId}.html` }
})
