import type { RefObject } from 'react'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { FirmasElectronicas } from '../../../../components/firmas/firmas-electronicas.tsx'
import classes from '../contraloria.module.css'
import { Evidencia } from '../evidencia/evidencia.tsx'
import type { CasoDeContraloria } from '../queries.ts'
import { Notas } from '../toma/notas.tsx'
import { Anteriores } from './anteriores.tsx'
import { CaseHeader } from './case-header.tsx'
import { Finances } from './finances.tsx'
import { Health } from './health.tsx'
import { History } from './history.tsx'
import { Papeles } from './papeles.tsx'
import { Reenvios } from './reenvios.tsx'

interface CaseFileProps {
  readonly caso: CasoDeContraloria
  /** Its heading, which the focus comes to when it opens. */
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
