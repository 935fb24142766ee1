import { obtenerPlantillas } from '@alerce/contract/operations/cartera/plantillas'
import { useCase } from '../../use-case.ts'
import { autorDePlantillas, puedeCambiar } from './policy.ts'
import { type PlantillaGuardada, plantillasDe } from './read-model.ts'

function duenoDe({ asesorId, equipoId }: PlantillaGuardada): 'propia' | 'equipo' | 'todos' {
  if (asesorId !== null) return 'propia'
  return equipoId === null ? 'todos' : 'equipo'
}

export const obtenerPlantillasUseCase = useCase(obtenerPlantillas, async (_nothing, ctx) => {
  const lector = await autorDePlantillas(ctx)
  const plantillas = await plantillasDe(ctx.tx, lector)
  return {
    plantillas: plantillas.map((plantilla) => ({
      plantillaId: plantilla.id,
      de: duenoDe(plantilla),
      canal: plantilla.canal,
      nombre: plantilla.nombre,
      asunto: plantilla.asunto,
      texto: plantilla.texto,
      version: plantilla.version,
      edita: puedeCambiar(lector, plantilla),
      por: plantilla.por,
      en: plantilla.en,
    })),
  }
})
