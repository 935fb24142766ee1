import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { fraseDelPago } from '@alerce/domain/cotizacion/lineas'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { Acciones } from '../components/acciones.tsx'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'
import type { PasoProps } from './paso.ts'

const tipos: Readonly<Record<string, string>> = {
  D: 'Empleador',
  I: 'Trabajo independiente',
  V: 'Voluntario',
  P: 'Pensión',
}

/** Payers and income of the applicant, as the advisor wrote them. */
export function Renta({ data: { empleadores, plan, asesor, estudio }, onListo }: PasoProps) {
  const { save, busy, failure } = useGuardar()
  const say = async (correcta: boolean) => {
    if (busy) return
    const hecho = await save('confirmarRenta', { correcta })
    if (hecho && 'reply' in hecho) onListo()
  }
  const detenida = estudio === 'noReconocida' || estudio === 'sinEmpleadores'
  return (
    <>
      <p>
        <Enteros>
          Su plan es <b>{plan.nombre}</b>: {fraseDelPago(plan)}.
        </Enteros>
      </p>
      <dl className={classes.datos}>
        {empleadores.map(({ tipoTrabajador, rut, renta }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind may have no RUT
          <div key={at}>
            <dt>
              <Enteros>
                {tipos[tipoTrabajador] ?? tipoTrabajador}
                {rut && ` ${formatoRut(rut)}`}
              </Enteros>
            </dt>
            <dd>{tipoTrabajador === 'V' ? 'Sin renta' : `${formatoPesos(renta)} al mes`}</dd>
          </div>
        ))}
      </dl>
      {detenida && (
        <Notice>
          Avisamos a {asesor} que {estudio === 'sinEmpleadores' ? 'falta su empleador' : 'esta renta no es la suya'}. Le
          contactará para corregirla; después vuelva aquí y confírmela.
        </Notice>
      )}
      <Acciones
        accept="Es correcta"
        busy={busy}
        failure={failure}
        onAccept={() => void say(true)}
        {...(detenida ? {} : { other: { label: 'No es mi renta', onPress: () => void say(false) } })}
      />
    </>
  )
}
