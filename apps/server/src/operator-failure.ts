/** A failure that the operator must correct: its message is shown without a stack trace. */
export class OperatorFailure extends Error {}
