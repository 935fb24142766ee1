import { obtenerProspectos } from '@alerce/contract/operations/cartera/lista'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { seDeshaceDesde, seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import { seDiceRecibido } from '@alerce/domain/cartera/traspaso/traspaso'
import { maximoDeCoincidencias, tamanoDePagina } from '@alerce/domain/limites'
import { singleRead } from '../../use-case.ts'
import { readFilterDeCartera } from './read-filter.ts'
import { listCartera, type ProspectoEnCartera } from './read-model.ts'
import { buscaNombre } from './read-model-filtro.ts'

/** Owner of a covered case, or the former advisor of a recently received one. */
function procedencia(
  { titularId, titularHasta: hasta, recibidoEn: en, deQuien: de }: ProspectoEnCartera,
  ahora: string,
) {
  const esNoticia = titularId === null && en !== null && seDiceRecibido(en, ahora)
  return {
    cubierto: titularId !== null && de !== null ? { de, hasta } : null,
    recibido: esNoticia && de !== null ? { de, en } : null,
  }
}

function tarjeta(p: ProspectoEnCartera, ahora: string) {
  return {
    prospectoId: p.id,
    nombre: nombreCompleto(p),
    nombres: p.nombres,
    apellidoPaterno: p.apellidoPaterno,
    apellidoMaterno: p.apellidoMaterno,
    estado: p.estado,
    folioDS: p.folioDS,
    correo: p.correo,
    correoRebota: p.correoRebota,
    telefono: p.celular,
    fechaRegistro: aDDMMYYYY(hoyEnSantiago(p.registradoEn)),
    tipoProspecto: p.tipoProspecto,
    esCompensado: p.tipoPlan === 'S',
    otorgaCompensado: p.otorga === true,
    esperaEnPareja: p.espera,
    turno: { actua: p.actua, paso: p.paso },
    dsEsReutilizable: p.reutilizableHasta !== null && ahora < p.reutilizableHasta,
    autenticacionRechazada: p.rechazada,
    irregularidadesPendientes: p.irregular,
    irregularidadesPorCorregir: p.porCorregir,
    anulacionReversibleHasta: p.anulada && p.anulada > seDeshaceDesde(ahora) ? seDeshaceHasta(p.anulada) : null,
    proximaCita: p.proximaCita,
    asesor: p.asesor,
    etiquetas: [...p.etiquetas],
    ...procedencia(p, ahora),
  }
}

/** Portfolio (spec 1 §2, §9). */
export const obtenerProspectosUseCase = singleRead(obtenerProspectos, async (input, ctx) => {
  const filtro = await readFilterDeCartera(ctx, input)
  const { pagina, cursor } = input
  // A client by the specification does not page a search
  const limite = input.limite ?? (buscaNombre(filtro) ? maximoDeCoincidencias : tamanoDePagina)
  const found = await listCartera(ctx.tx, filtro, { pagina, limite, cursor: cursor ?? null }, ctx.ahora)
  return found.map((p) => tarjeta(p, ctx.ahora))
})
