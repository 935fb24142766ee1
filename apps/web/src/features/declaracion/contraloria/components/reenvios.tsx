import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import type { CasoDeContraloria } from '../queries.ts'
import classes from '../respuesta/respuesta.module.css'
import { CaseFiles } from './files.tsx'

interface ReenviosProps {
  readonly identificador: number
  readonly of: CasoDeContraloria['reenvios']
}

/** Requests beside the files that answered them, newest first. */
export function Reenvios({ identificador, of }: ReenviosProps) {
  return of.toReversed().map(({ en, clase, pedido, archivos }) => (
    <Panel
      key={`${clase} ${en}`}
      title={clase === 'medica' ? 'Reenvío' : 'Reenvío de la renta'}
      aside={<small>{fechaYHora(en)}</small>}
    >
      <div className={classes.resend}>
        <p>Se pidió:</p>
        <AntecedentesList of={pedido} />
        <p>Llegó:</p>
        <CaseFiles label="Archivos del reenvío" identificador={identificador} files={archivos} />
      </div>
    </Panel>
  ))
}
