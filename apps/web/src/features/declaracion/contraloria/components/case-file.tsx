import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { AUTORIZADA, PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { IconEye } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { FirmasElectronicas } from '../../../../components/firmas/firmas-electronicas.tsx'
import { FileList } from '../../../../components/intake/file-list.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import { useMostrar } from '../../../../components/visor/visor.tsx'
import { pasoText, quienLoHizo } from '../../../../lib/contraloria/resultados.ts'
import { sizeText } from '../../../../lib/files.ts'
import classes from '../contraloria.module.css'
import { Evidencia } from '../evidencia.tsx'
import { type CasoDeContraloria, readPapel } from '../queries.ts'
import { Anteriores } from './anteriores.tsx'
import { Finances } from './finances.tsx'
import { Health } from './health.tsx'
import { Reenvios } from './reenvios.tsx'

type Nota = CasoDeContraloria['notas'][number]

const queHizo = ({ clase, por, para }: Nota): string => {
  if (clase === 'toma') return `${por} lo tomó de ${para}`
  if (clase === 'asignacion') return `${por} lo asignó a ${para}`
  if (clase === 'devolucion') return `${por} devolvió la respuesta de ${para}`
  return `${por} lo dejó en la cola`
}

/** Notes of the desk on the case, newest first. */
function Notas({ of }: { readonly of: readonly Nota[] }) {
  return (
    <Panel title="Notas de contraloría" aside={<small>{of.length}</small>}>
      <ol className={classes.notes} aria-label="Notas, la última primero">
        {of.map((nota, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be of one instant
          <li key={index}>
            <small>
              {queHizo(nota)}, {fechaYHora(nota.en)}
            </small>
            {nota.texto && <p>{nota.texto}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const columns = ['Fecha', 'Paso', 'Por', 'Motivo'].map((title) => ({ title }))

/** Decisions so far, each with its author and reason. */
function History({ of }: { readonly of: CasoDeContraloria['historial'] }) {
  return (
    <Panel title="Historial" flush>
      <DataTable label="Historial" columns={columns}>
        {of.map(
          ({ clase, resultado, por, confirmadaPor, en, reenvio, motivos, restricciones, antecedentes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be of one instant
            <tr key={index}>
              <th scope="row">{fechaYHora(en)}</th>
              <td>{pasoText(clase, resultado, reenvio)}</td>
              <td>
                {quienLoHizo(por)}
                {confirmadaPor && <small>Confirmó {confirmadaPor}</small>}
              </td>
              <td>
                {[...motivos, ...antecedentes].join(', ') || '-'}
                {restricciones.map(({ persona, condicion, meses, cobertura }) => (
                  <small key={`${persona} ${condicion}`}>
                    {condicion}, {persona}: {meses} meses al {cobertura} %
                  </small>
                ))}
              </td>
            </tr>
          ),
        )}
      </DataTable>
    </Panel>
  )
}

interface CaseHeaderProps {
  readonly caso: CasoDeContraloria
  /** Heading that takes the focus when the case opens. */
  readonly title: RefObject<HTMLHeadingElement | null>
}

/** Name and document of the applicant, and the notice that the look was logged. */
function CaseHeader({ caso, title }: CaseHeaderProps) {
  const document = caso.rut ? formatoRut(caso.rut) : caso.numeroPasaporte
  return (
    <header>
      <h2 id="caso" ref={title} tabIndex={-1}>
        {caso.nombre}
      </h2>
      <dl className={classes.facts}>
        <Fact name={caso.rut ? 'RUT' : 'Pasaporte'}>{document}</Fact>
        <Fact name="DS">{caso.folio}</Fact>
        {caso.folioDS && <Fact name="Folio en papel">{caso.folioDS}</Fact>}
        <div>
          <dt className="vh">Estado</dt>
          <dd>
            <EstadoGlyph estado={caso.estado} />
          </dd>
        </div>
        <Fact name="Plan">{caso.plan}</Fact>
        <Fact name="Asesor">{caso.asesor}</Fact>
      </dl>
      <p className={classes.seen}>
        <IconEye size={16} stroke={1.75} aria-hidden="true" />
        Su lectura quedó registrada en la bitácora de accesos.
      </p>
    </header>
  )
}

type Financiera = CasoDeContraloria['financiera']

interface PapelesProps {
  readonly identificador: number
  readonly of: Financiera
}

const title = 'Papeles de la renta'

/** Papers behind the income: permission of the head of team to go on without a certificate, and the files. */
function Papeles({ identificador, of: { papeles, autorizacion } }: PapelesProps) {
  const show = useMostrar()
  return (
    <Panel title={title} aside={<small>{papeles.length}</small>}>
      <Autorizacion of={autorizacion} />
      {papeles.length === 0 && <p>El asesor no subió ningún papel.</p>}
      <FileList label={title}>
        {papeles.map(({ documentoId, solicitado, nombre, tipoMIME, tamano, subido }) => (
          <KeptFile
            onShow={show}
            key={documentoId}
            name={nombre}
            type={tipoMIME}
            tone="read"
            detail={[solicitado, sizeText(tamano), fechaYHora(subido)].filter(Boolean).join(' · ')}
            read={() => readPapel(identificador, documentoId)}
          />
        ))}
      </FileList>
    </Panel>
  )
}

function Autorizacion({ of }: { readonly of: Financiera['autorizacion'] }) {
  if (!of) return <p>Sin solicitud de autorización a jefatura.</p>
  if (of.estado === PENDIENTE) return <p>Autorización de jefatura: pendiente. {of.motivo}</p>
  return (
    <p>
      <b>{of.estado === AUTORIZADA ? 'Jefatura autorizó' : 'Jefatura rechazó'}</b>
      <Enteros>
        {' '}
        seguir sin certificado
        {of.decidida && ` (${[of.decididaPor, fechaYHora(of.decidida)].filter(Boolean).join(', ')})`}. Pedido:{' '}
        {of.motivo}
        {of.observacion && ` Respuesta: ${of.observacion}`}
      </Enteros>
    </p>
  )
}

interface CaseFileProps {
  readonly caso: CasoDeContraloria
  /** Its heading, which takes the focus when it opens. */
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly onCase: (identificador: number) => void
}

/** All that is needed to decide one case. */
export function CaseFile({ caso, title, onCase }: CaseFileProps) {
  return (
    <article className={classes.case} aria-labelledby="caso">
      <CaseHeader caso={caso} title={title} />
      {caso.motivos.length > 0 && (
        <Notice>
          <b>La evaluación automática no decide este caso:</b> {caso.motivos.join(', ')}.
        </Notice>
      )}
      {caso.notas.length > 0 && <Notas of={caso.notas} />}
      <Reenvios identificador={caso.identificador} of={caso.reenvios} />
      {caso.electronica && <FirmasElectronicas identificador={caso.identificador} />}
      {caso.estado === 'Contrato Suscrito' && <Evidencia identificador={caso.identificador} folio={caso.folio} />}
      {caso.medica && (
        <Health identificador={caso.identificador} of={caso.medica} reenviada={caso.reenvios.length > 0} />
      )}
      <Finances of={caso.financiera} />
      <Papeles identificador={caso.identificador} of={caso.financiera} />
      <Anteriores identificador={caso.identificador} onCase={onCase} />
      {caso.historial.length > 0 && <History of={caso.historial} />}
    </article>
  )
}
