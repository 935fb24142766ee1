import { firmadosMessages, textosDeDetencionDeFirmados } from '@alerce/contract/messages/contrato/firmados'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type DetencionDeFirmadosDePareja, esDelOtro } from '@alerce/domain/contrato/firmados'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Loaded, type Reading } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Firmados } from '../../../../lib/adjuntos/firmados.ts'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../documentos.module.css'
import { FirmadoPlace } from './firmado-place.tsx'

interface FirmadosPanelProps {
  readonly identificador: number
  readonly firmados: Reading<Firmados>
  /** True for a reader, who cannot hand in papers. */
  readonly reader: boolean
}

/** Signed papers of the applicant, one place each, and their state at the desk. */
export function FirmadosPanel({ identificador, firmados, reader }: FirmadosPanelProps) {
  const { data } = firmados
  const came = data?.papeles.filter(({ firmado }) => firmado !== null).length
  const count = data && (
    <small role="status">
      {came} de {data.papeles.length} firmados
    </small>
  )
  return (
    <Panel title="Documentos firmados" aside={count} flush>
      <Loaded of={firmados} failure={firmadosMessages.leerFailed.text}>
        {(all) => (
          <>
            <Situation of={all} />
            {all.papeles.map((papel) => (
              <FirmadoPlace
                key={papel.imgCorrel}
                identificador={identificador}
                papel={papel}
                closed={reader || !all.recibe}
                opens={!reader && !papel.salud}
              />
            ))}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Situation({ of }: { readonly of: Firmados }) {
  const { devolucion, detencion, enviado } = of
  if (devolucion || esDelOtro(detencion))
    return (
      <>
        {devolucion && (
          <div className={classes.again}>
            <Notice tone="bad">
              La mesa los devolvió el {fechaYHora(devolucion.en)}: <b>{devolucion.motivo}</b>.
              {!esDelOtro(detencion) && ' Cambie lo que está mal y envíelos de nuevo.'}
            </Notice>
          </div>
        )}
        {esDelOtro(detencion) && <ElOtro otro={of.otro} detencion={detencion} />}
      </>
    )
  if (detencion === 'enLaMesa' && enviado)
    return (
      <div className={classes.again}>
        <Notice tone="info">En la mesa desde el {fechaYHora(enviado)}.</Notice>
      </div>
    )
  if (detencion !== 'suscrito' && detencion !== 'yaSuscribio' && detencion !== 'inactivo') return null
  return (
    <div className={classes.again}>
      <Notice tone={detencion === 'suscrito' ? 'info' : 'bad'}>{textosDeDetencionDeFirmados[detencion].text}</Notice>
    </div>
  )
}

/** Link to the other sale of the pair that the papers wait for. */
function ElOtro({
  otro,
  detencion,
}: {
  readonly otro: Firmados['otro']
  readonly detencion: DetencionDeFirmadosDePareja
}) {
  const actualiza = detencion === 'otroEnActualizacion'
  const link = otro && (
    <ButtonLink to={goTo(actualiza ? 'postulantDatanew' : 'documentsPreview', { prospectoId: otro.prospectoId })}>
      Ir a {actualiza ? 'la actualización' : 'los documentos'} de {otro.nombre}
    </ButtonLink>
  )
  return (
    <div className={classes.again}>
      <Notice actions={link}>{textosDeDetencionDeFirmados[detencion].text}</Notice>
    </div>
  )
}
