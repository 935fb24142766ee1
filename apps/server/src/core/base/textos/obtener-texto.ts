import { common } from '@alerce/contract/messages/common'
import { obtenerTexto } from '@alerce/contract/operations/base/textos'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { presentarTexto } from './presentar-texto.ts'
import { buscarTexto } from './read-model.ts'

export const obtenerTextoUseCase = useCase(obtenerTexto, async ({ textoId }, ctx) => {
  const texto = (await buscarTexto(ctx.tx, textoId)) ?? refuse(common.notFound)
  return { ...(await presentarTexto(ctx, texto)), cuerpo: texto.cuerpo }
})
