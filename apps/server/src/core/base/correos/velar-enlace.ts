import { seLeeLaCarta } from '@alerce/domain/base/correos/llave'
import type { Context } from '../../use-case.ts'
import type { Correo } from './read-model.ts'

const ENLACE = /\S+#enlace=\S+/g

/** What a letter says, without the links that open somebody's access. */
export const sinEnlaces = (texto: string): string => texto.replaceAll(ENLACE, '[enlace reservado a su destinatario]')

/**
 * A letter as the outbox shows it: a link that opens somebody's access is for its addressee alone, or whoever reads the
 * outbox could come in as them. In the demo, where nobody is real and the outbox is all there is, it is shown.
 */
export const velarEnlace = (correo: Correo, { demo }: { readonly demo: boolean }): Correo =>
  demo || correo.clase !== 'acceso' ? correo : { ...correo, texto: sinEnlaces(correo.texto) }

/** Whether whoever calls may read what this letter says. */
export const seLee = ({ texto, estado }: Correo, { actor, demo }: Pick<Context, 'actor' | 'demo'>): boolean =>
  seLeeLaCarta({
    texto,
    demo,
    enBandeja: estado === 'en bandeja',
    administra: actor.kind === 'persona' && actor.roles.includes('administracion'),
  })
