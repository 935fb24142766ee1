import { seLeeLaCarta } from '@alerce/domain/base/correos/llave'
import type { Context } from '../../use-case.ts'
import type { Correo } from './read-model.ts'

const ENLACE = /\S+#enlace=\S+/g

/** Text of a letter without its access links. */
export const sinEnlaces = (texto: string): string => texto.replaceAll(ENLACE, '[enlace reservado a su destinatario]')

/**
 * Letter as the outbox shows it, without access links: a reader could use them as the addressee. The demo shows them,
 * because its persons are not real and nothing is mailed.
 */
export const veilEnlace = (correo: Correo, { demo }: { readonly demo: boolean }): Correo =>
  demo || correo.clase !== 'acceso' ? correo : { ...correo, texto: sinEnlaces(correo.texto) }

/** Whether the actor may read the text of this letter. */
export const seLee = ({ texto, estado }: Correo, { actor, demo }: Pick<Context, 'actor' | 'demo'>): boolean =>
  seLeeLaCarta({
    texto,
    demo,
    enBandeja: estado === 'en bandeja',
    administra: actor.kind === 'persona' && actor.roles.includes('administracion'),
  })
