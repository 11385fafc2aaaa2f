export function MemberDashboard({ groupId, userId }: { groupId: string; userId: string }) {
  return (
    <p>
      {groupId}
      {userId}
    </p>
  )
}
