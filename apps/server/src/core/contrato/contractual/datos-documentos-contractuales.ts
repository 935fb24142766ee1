import { contractual, entidadPagadora } from '@alerce/contract/fichas/contrato/contractual'
import { nada, respuestaDe } from '@alerce/contract/fichas/formas'
import { entidadEn } from '@alerce/contract/forms/contrato/contractual'
import { datosDocumentosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { codigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { direccionesDe } from '../../base/referencia/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { type Empleador, empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type Antecedentes, antecedentesDe, type Entidad, entidadesDe } from './read-model.ts'
import { totalesDelContrato } from './save-datos-contractuales.ts'

function personales(prospecto: Prospecto, guardados: Antecedentes | null) {
  const { codigoRegion, codigoCiudad } = prospecto
  const conocidos = { ...nada(contractual), domicilio: '', codigoRegion, codigoCiudad }
  return {
    ...(guardados ? respuestaDe(contractual, guardados) : conocidos),
    extranjero: prospecto.tipoDocumento === 'P',
  }
}

const sinLugar = { codigoRegion: null, codigoCiudad: null, codigoComuna: null }
const sinDatos = { razonSocial: '', domicilio: '', telefono: '', correo: '', ...sinLugar }

/** Defaults of an unsaved entity: the first known address of the employer, else empty. */
async function conocida({ tx }: Context, { rut }: Empleador) {
  const [direccion] = rut ? await direccionesDe(tx, rut) : []
  return direccion ? { ...entidadEn(direccion), existePreviamente: true } : { ...sinDatos, existePreviamente: false }
}

function guardada({ lugar, ...fila }: Entidad, sinCorreo: string) {
  const { codigoRegion, codigoCiudad, codigoComuna } = lugar ?? sinLugar
  return {
    ...respuestaDe(entidadPagadora, { ...fila, codigoComuna, correo: fila.correo ?? sinCorreo }),
    codigoRegion,
    codigoCiudad,
    existePreviamente: true,
  }
}

/** Saved data, else known defaults: the applicant's region, the employer's address and the amount of the quote. */
export const datosDocumentosContractualesUseCase = useCase(
  datosDocumentosContractuales,
  async ({ prospectoId }, ctx) => {
    const prospecto = await readProspecto(ctx, prospectoId)
    const { pactada, pagar } = await totalesDelContrato(ctx.tx, prospectoId)
    const { correoSinEmpleador } = await parametrosAl(ctx.tx, ctx.hoy)
    const empleadores = await empleadoresDe(ctx.tx, prospectoId)
    const guardadas = new Map((await entidadesDe(ctx.tx, prospectoId)).map((e) => [e.empleadorId, e]))
    const datosEmpleador = []
    for (const empleador of empleadores) {
      const entidad = guardadas.get(empleador.id)
      datosEmpleador.push({
        id: empleador.id,
        rut: empleador.rut,
        ...(entidad ? guardada(entidad, correoSinEmpleador) : await conocida(ctx, empleador)),
        // A single employer pays the whole amount, also after an update changed it
        montoDescuentoUF: empleadores.length === 1 ? pagar : (entidad?.montoDescuentoUF ?? null),
        ultimaRenta: empleador.remuneracionImponible,
        tipoTrabajador: codigoTrabajador(empleador.tipoTrabajador),
      })
    }
    return {
      prospectoId,
      ...personales(prospecto, await antecedentesDe(ctx.tx, prospectoId)),
      datosEmpleador,
      totalCotizacionPactada: pactada,
      totalCotizacionPagar: pagar,
      correoAusente: correoSinEmpleador,
      version: prospecto.version,
    }
  },
)
