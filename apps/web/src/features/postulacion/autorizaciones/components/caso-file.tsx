import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { palabraDeEstado } from '@alerce/domain/postulacion/autorizacion'
import { DocumentoRow } from '../../../../components/adjuntos/documento-row.tsx'
import type { CasoDeAutorizacion } from '../../../../components/autorizacion/use-decision.ts'
import { EstadoAutorizacion } from '../../../../components/autorizacion-box.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { AmountPesos } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import { useDocumentos } from '../../../../lib/adjuntos/documentos.ts'
import type { Solicitud } from '../queries.ts'
import classes from './caso.module.css'

/** Request: applicant, advisor, reason, income and documents. */
export function CasoFile({ caso }: { readonly caso: CasoDeAutorizacion }) {
  const { nombre, rut, numeroPasaporte, asesor, estadoProspecto, motivo, solicitada, prospectoId } = caso
  const anteriores = caso.historial.filter(({ autorizacionId }) => autorizacionId !== caso.autorizacionId)
  return (
    <>
      <header>
        <h3>{nombre}</h3>
        <dl className={classes.facts}>
          <Fact name={rut ? 'RUT' : 'Pasaporte'}>{rut ? formatoRut(rut) : (numeroPasaporte ?? '-')}</Fact>
          <Fact name="Asesor">{asesor}</Fact>
          <Fact name="Estado">
            <EstadoGlyph estado={estadoProspecto} />
          </Fact>
          <Fact name="Solicitada">{fechaYHora(solicitada)}</Fact>
        </dl>
        {/* another entry of the application */}
        <a className="thumb" href={`/dashboard/timeline?prospectoId=${prospectoId}`}>
          Ver la Bitácora del caso
        </a>
      </header>
      <section>
        <h3>Motivo</h3>
        <blockquote className={classes.motivo}>{motivo}</blockquote>
      </section>
      <Empleadores of={caso.empleadores} />
      <Documentos prospectoId={prospectoId} />
      {anteriores.length > 0 && <Anteriores of={anteriores} />}
    </>
  )
}

const columnas = [
  { title: 'Empleador' },
  { title: 'Tipo' },
  { title: 'Renta' },
  { title: 'Renta imponible', num: true },
]

function Empleadores({ of }: { readonly of: CasoDeAutorizacion['empleadores'] }) {
  return (
    <section>
      <h3>Empleadores</h3>
      <DataTable label="Empleadores" columns={columnas} cards>
        {of.map(({ tipoTrabajador, rut, remuneracionImponible, rentaValidada }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
          <tr key={at}>
            <th scope="row" data-keep>
              {rut ? formatoRut(rut) : '-'}
            </th>
            <td data-title="Tipo">{etiquetasTrabajador[tipoTrabajador]}</td>
            <td data-title="Renta">{rentaValidada ? 'Certificado' : 'Digitada'}</td>
            <td data-title="Renta imponible" data-num>
              <AmountPesos value={remuneracionImponible} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}

/** Documents of the case. The server logs each opening by a member of the team. */
function Documentos({ prospectoId }: { readonly prospectoId: number }) {
  const documentos = useDocumentos(prospectoId)
  const ghost = <SkeletonLines count={2} label={lecturaMessages.cargando.text} />
  return (
    <section>
      <h3>Documentos</h3>
      <Loaded of={documentos} failure={lecturaMessages.listFailed.text} ghost={ghost}>
        {(all) =>
          all.length === 0 ? (
            <p>No hay documentos adjuntos.</p>
          ) : (
            <ul className={classes.list}>
              {all.map((one) => (
                <DocumentoRow key={String(one.documentoId)} documento={one} onRemove={null} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

type SolicitudResuelta = Pick<Solicitud, 'estado' | 'decidida' | 'decididaPor' | 'observacion'>

/** Outcome of a request, with author, instant and comment. */
export function Resuelta({ of: { estado, decidida, decididaPor, observacion } }: { readonly of: SolicitudResuelta }) {
  const palabra = palabraDeEstado(estado)
  return (
    <span>
      {palabra && <EstadoAutorizacion estado={palabra} />}
      {decidida && (
        <small>
          {fechaYHora(decidida)} por {decididaPor}
        </small>
      )}
      {observacion && <small>{observacion}</small>}
    </span>
  )
}

/** Other requests of the case, newest first. */
function Anteriores({ of }: { readonly of: CasoDeAutorizacion['historial'] }) {
  return (
    <section>
      <h3>Otras solicitudes del caso</h3>
      <ol className={classes.list}>
        {of.map((solicitud) => (
          <li key={solicitud.autorizacionId}>
            <p>
              {fechaYHora(solicitud.solicitada)} · {solicitud.motivo}
            </p>
            <Resuelta of={solicitud} />
          </li>
        ))}
      </ol>
    </section>
  )
}
