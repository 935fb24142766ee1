import { obtenerTextos } from '@alerce/contract/operations/base/textos'
import { nombresDeClase } from '@alerce/domain/base/textos/clases'
import { useCase } from '../../use-case.ts'
import { presentTexto } from './present-texto.ts'
import { textoVigente, ultimaVersion } from './read-model.ts'

export const obtenerTextosUseCase = useCase(obtenerTextos, async (_input, ctx) => {
  const clases = []
  for (const clase of nombresDeClase) {
    const rige = await textoVigente(ctx.tx, clase, ctx.hoy)
    const versiones = await ultimaVersion(ctx.tx, clase)
    clases.push({ clase, versiones, rige: rige && (await presentTexto(ctx, rige)) })
  }
  return clases
})
