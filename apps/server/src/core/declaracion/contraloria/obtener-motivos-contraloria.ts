import { obtenerMotivosContraloria } from '@alerce/contract/operations/declaracion/contraloria/resueltas'
import { leerMotivos } from '@alerce/domain/declaracion/contraloria/motivos-escritos'
import { textoVigente } from '../../base/textos/read-model.ts'
import { useCase } from '../../use-case.ts'

export const obtenerMotivosContraloriaUseCase = useCase(obtenerMotivosContraloria, async (_input, { tx, hoy }) => {
  const texto = await textoVigente(tx, 'motivosContraloria', hoy)
  return texto ? [...leerMotivos(texto.cuerpo).motivos] : []
})
