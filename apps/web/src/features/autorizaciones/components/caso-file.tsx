import { formatoRut } from '@alerce/domain/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/trabajador/tipos'
import { AmountPesos } from '../../../components/values/amounts.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../components/values/estado.tsx'
import { Fact } from '../../../components/values/fact.tsx'
import { instantText } from '../../../lib/time/instant.ts'
import type { Caso } from '../queries.ts'
import classes from './caso.module.css'
import { Resuelta } from './resuelta.tsx'

/** Who asks, why, what they earn and what they have handed in. */
export function CasoFile({ caso }: { readonly caso: Caso }) {
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
          <Fact name="Solicitada">{instantText(solicitada)}</Fact>
        </dl>
        {/* another entry of the application */}
        <a href={`/dashboard/timeline?prospectoId=${prospectoId}`}>Ver la Bitácora del caso</a>
      </header>
      <section>
        <h3>Motivo</h3>
        <blockquote className={classes.motivo}>{motivo}</blockquote>
      </section>
      <Empleadores of={caso.empleadores} />
      <Documentos of={caso.documentos} />
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

function Empleadores({ of }: { readonly of: Caso['empleadores'] }) {
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

function Documentos({ of }: { readonly of: Caso['documentos'] }) {
  return (
    <section>
      <h3>Documentos</h3>
      {of.length === 0 ? (
        <p>No hay documentos adjuntos.</p>
      ) : (
        <ul className={classes.list}>
          {of.map(({ documentoId, nombre, pedido, subido }) => (
            <li key={documentoId}>
              {nombre}
              <small>
                {pedido && `${pedido} · `}
                {instantText(subido)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What else was asked for of the case, newest first. */
function Anteriores({ of }: { readonly of: Caso['historial'] }) {
  return (
    <section>
      <h3>Otras solicitudes del caso</h3>
      <ol className={classes.list}>
        {of.map((solicitud) => (
          <li key={solicitud.autorizacionId}>
            <p>
              {instantText(solicitud.solicitada)} · {solicitud.motivo}
            </p>
            <Resuelta of={solicitud} />
          </li>
        ))}
      </ol>
    </section>
  )
}
