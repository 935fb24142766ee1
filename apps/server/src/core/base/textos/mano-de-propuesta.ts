import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Context } from '../../use-case.ts'
import { readManoDeOtro } from '../manos/read-mano-de-otro.ts'
import type { Propuesta } from './read-model-propuesta.ts'

/** Reason why the caller may not publish a proposal; null: none. */
export const manoDePropuesta = async (
  donde: Pick<Context, 'tx' | 'ahora' | 'hoy' | 'actor'>,
  { porId }: Pick<Propuesta, 'porId'>,
): Promise<MessageDefinition | null> =>
  await readManoDeOtro(donde, porId, { otro: m.otroAprueba, misma: m.mismaManoAprueba })
