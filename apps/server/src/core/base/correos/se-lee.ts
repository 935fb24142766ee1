import { seLeeLaCarta } from '@alerce/domain/base/correos/llave'
import type { Context } from '../../use-case.ts'
import type { Correo } from './read-model.ts'

/** Whether whoever calls may read what this letter says. */
export const seLee = ({ texto, estado }: Correo, { actor, demo }: Pick<Context, 'actor' | 'demo'>): boolean =>
  seLeeLaCarta({
    ...{ texto, demo, enBandeja: estado === 'en bandeja' },
    administra: actor.kind === 'persona' && actor.roles.includes('administracion'),
  })
