import { nombresDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { fallasDeCatalogo } from '@alerce/contract/messages/cotizacion/catalogo'
import { obtenerCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fallasDelCatalogo, impideVender } from '@alerce/domain/cotizacion/catalogo/frescura'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { useCase } from '../../use-case.ts'
import { ultimasCargas } from './cargas/read-model.ts'
import { catalogoVigenteAl, tablaVigenteAl } from './read-model-vigente.ts'
import { findFuente } from './uf/read-model.ts'

const escrito = (dia: string | null) => (dia === null ? null : aDDMMYYYY(dia))

export const obtenerCatalogoUseCase = useCase(
  obtenerCatalogo,
  async (_input, { tx, hoy, ahora, fuenteDeUf: fuente }) => {
    const fallas = fallasDelCatalogo(await catalogoVigenteAl(tx, hoy), ahora)
    const { exitoEn = null, falla = null } = (fuente && (await findFuente(tx))) ?? {}
    const cargas = await ultimasCargas(tx)
    const tablas = []
    for (const tabla of nombresDeTabla) {
      const { filas, desde, hasta } = await tablaVigenteAl(tx, tabla, hoy)
      const suyas = cargas.filter((carga) => carga.tabla === tabla)
      const aplicada = suyas.find(({ estado }) => estado === 'aplicada')
      tablas.push({
        tabla,
        filas,
        desde: escrito(desde),
        hasta: escrito(hasta),
        ultima: aplicada
          ? { por: aplicada.aplicadaPor ?? '', en: aplicada.aplicadaEn ?? '', archivo: aplicada.archivo }
          : null,
        pendiente: suyas.find(({ estado }) => estado === 'revisada')?.id ?? null,
      })
    }
    const { catalogoCuatroOjos: cuatroOjos } = await parametrosAl(tx, hoy)
    const avisos = fallas.map((falla) => ({ texto: fallasDeCatalogo[falla], impide: impideVender(falla) }))
    const fuenteDeUf = fuente && { nombre: fuente.nombre, exitoEn, falla }
    return { cuatroOjos, fuenteDeUf, avisos, tablas }
  },
)
