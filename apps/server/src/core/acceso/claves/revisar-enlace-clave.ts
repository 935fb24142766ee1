import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { revisarEnlaceClave } from '@alerce/contract/operations/acceso/clave'
import { tokenHash } from '../../../platform/link-token.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { duenoDeEnlace } from './read-model.ts'

export const revisarEnlaceClaveUseCase = useCase(revisarEnlaceClave, async ({ enlace }, { tx, ahora }) => ({
  usuario: (await duenoDeEnlace(tx, tokenHash(enlace), ahora)) ?? refuse(claveMessages.enlaceNoVigente),
}))
