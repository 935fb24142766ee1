import { obtenerTextos } from '@alerce/contract/operations/base/textos'
import { nombresDeClase, pideOtroAdministrador } from '@alerce/domain/base/textos/clases'
import { useCase } from '../../use-case.ts'
import { parametrosAl } from '../parametros/read-model.ts'
import { presentTexto } from './present-texto.ts'
import { textoVigente, ultimasVersiones } from './read-model.ts'
import { clasesPorAprobar } from './read-model-propuesta.ts'

export const obtenerTextosUseCase = useCase(obtenerTextos, async (_input, ctx) => {
  const clases = []
  const { textosCuatroOjos } = await parametrosAl(ctx.tx, ctx.hoy)
  const porAprobar = await clasesPorAprobar(ctx.tx)
  const versiones = await ultimasVersiones(ctx.tx)
  for (const clase of nombresDeClase) {
    const rige = await textoVigente(ctx.tx, clase, ctx.hoy)
    clases.push({
      clase,
      versiones: versiones.get(clase) ?? 0,
      porAprobar: porAprobar.has(clase),
      pideOtro: pideOtroAdministrador(clase, textosCuatroOjos),
      rige: rige && (await presentTexto(ctx, rige)),
    })
  }
  return clases
})
