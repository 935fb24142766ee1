import type { MessageDefinition } from '@alerce/contract/messages/message'
import { ApiRefusal } from '../api/errors.ts'
import type { Intake } from '../intake/use-intake.ts'

const held = ({ status, code, text }: MessageDefinition) => new ApiRefusal({ status, codigo: code, descripcion: text })

/** Sends what was attached; what hangs on it is held, in these words, while one is no file of ours or did not arrive. */
export async function enviarAdjuntos(
  intake: Pick<Intake, 'send'>,
  { refused, failed }: { readonly refused: MessageDefinition; readonly failed: MessageDefinition },
): Promise<void> {
  const outcome = await intake.send()
  if (outcome === 'refused') throw held(refused)
  if (outcome === 'failed') throw held(failed)
}
