/** Our own wording of the reasons that contraloría begins from. */
export const motivosDeEjemplo = `[salud] Antecedente no declarado
Los antecedentes recibidos muestran una enfermedad anterior que no fue declarada.

[salud] Riesgo médico
La enfermedad declarada, según los informes recibidos, no permite aceptar la postulación.

[salud] Restricción por preexistencia
La enfermedad declarada es anterior al contrato y sigue en tratamiento.

[renta] Renta sin respaldo
Los papeles recibidos no acreditan la renta declarada.

[renta] Renta insuficiente
La renta acreditada no alcanza para el total pactado con este plan.`
