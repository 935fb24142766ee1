import { obtenerDocsCargasMedicas } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { nombreDeJurada, readJuradas } from './read-juradas.ts'

export const obtenerDocsCargasMedicasUseCase = useCase(obtenerDocsCargasMedicas, async (input, ctx) => {
  const { declaracion } = await readDeclaracionClinica(ctx, input)
  return (await readJuradas(ctx, declaracion.id)).map((jurada) => ({
    idArchivo: jurada.carga.id,
    rut: jurada.carga.rut,
    nombre: jurada.carga.nombre,
    nombreArchivo: nombreDeJurada(declaracion.folio, jurada),
    accepted: jurada.accepted,
    abierta: jurada.abierta !== null,
    aceptadaPor: jurada.abierta?.aceptadaPor ?? null,
    aceptadaEn: jurada.abierta?.aceptadaEn ?? null,
    huella: jurada.abierta?.huella ?? null,
  }))
})
